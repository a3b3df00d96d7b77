import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './say.mjs';

/**
 * Installs nginx where that needs nobody's help, for the test of the web image's configuration. Elsewhere that test says
 * why it is skipped.
 */
export function offerNginx() {
  if (existsSync('/usr/sbin/nginx') || !canUseApt()) return;
  aptInstall(['nginx-light']);
}
