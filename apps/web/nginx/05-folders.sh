#!/bin/sh
# Makes the folder of nginx's configuration where the container may write, before the templates are filled in.
set -eu
mkdir -p "$CONF_DIR"
