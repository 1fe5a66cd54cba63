"""Windows and the stack: who is asked for magic, in which order, and what is last played resolves first (5.3 to 5.6).

The agenda is the stack. A window that is open lies there as

    EndWindow   Pending   Pending ...   Round

and the top runs: Round asks one seat after the other; when all have passed in turn it is gone, and what lies below it happens:
the last item resolves and a new Round begins, or the window closes. Windows inside a resolution lie above it in the same way.
"""
