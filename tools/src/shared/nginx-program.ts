import { existsSync } from 'node:fs';

/** Undefined where it is not installed. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => existsSync(path),
);

export const noNginx =
  'nginx is not installed, so what needs it is left out: install it, on Debian by "apt-get install nginx".';
