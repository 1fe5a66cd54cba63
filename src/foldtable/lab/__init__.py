"""The lab: bots against one another, and how fast everything is. Its numbers name what they were made with, so that anybody gets them."""
