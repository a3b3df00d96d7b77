import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { aptInstall, canUseApt } from './say.mjs';

const settings = '/etc/postgresql-common/createcluster.conf';

/** For what is tested on PostgreSQL, which is left out where it cannot be installed. */
export function offerPostgres() {
  if (existsSync('/usr/lib/postgresql') || !canUseApt()) return;
  // The package would start a server of its own, which no test uses.
  if (!existsSync(settings)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  aptInstall(['postgresql']);
}
