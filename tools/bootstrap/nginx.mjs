import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './say.mjs';

/** For the test of the web image's configuration, which is skipped where nginx cannot be installed. */
export function offerNginx() {
  if (existsSync('/usr/sbin/nginx') || !canUseApt()) return;
  aptInstall(['nginx-light']);
}
