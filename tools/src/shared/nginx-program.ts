import { existsSync } from 'node:fs';

/** Undefined where it is not installed. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => existsSync(path),
);
