#!/bin/sh
# Makes .venv with everything that Foldtable runs on and is developed with. Needs a Python and nothing else.
# `tools/setup.sh play` brings only what playing needs: the first move shouldn't wait for the tools of developers.
set -eu
cd "$(dirname "$0")/.."

# Two at once would write over each other: whoever plays first may be setting up the rest beside the play.
mkdir -p build
exec 9>build/setup.lock
command -v flock >/dev/null && flock 9

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
python=
for candidate in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c "$new_enough" 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "foldtable: Python 3.11 or newer is needed and isn't there (on Debian: apt-get install python3)." >&2
    exit 1
fi

# Debian keeps half of the venv module in a package of its own.
has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }
if ! has_venv; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "foldtable: installing $package, which makes the virtual environment"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package"; } >/dev/null || true
    fi
    if ! has_venv; then
        echo "foldtable: Python's venv module is needed: install $package (on Debian: apt-get install $package), then try again." >&2
        exit 1
    fi
fi

echo "foldtable: setting up .venv with $("$python" --version)"
[ -x .venv/bin/python ] && .venv/bin/python -c "$new_enough" 2>/dev/null || "$python" -m venv --clear .venv
export PIP_DISABLE_PIP_VERSION_CHECK=1
# Setuptools first, so that the project's own installation needn't fetch it and the compiler a second time for itself.
.venv/bin/python -m pip install --quiet 'setuptools>=77'
# FOLDTABLE_PLAIN: compiling is the build's business, which knows what has changed.
if [ "${1:-}" = play ]; then
    FOLDTABLE_PLAIN=1 .venv/bin/python -m pip install --quiet --no-build-isolation --editable .
else
    FOLDTABLE_PLAIN=1 .venv/bin/python -m pip install --quiet --no-build-isolation --editable '.[dev]'
    touch .venv/ready
fi
touch .venv/playable
