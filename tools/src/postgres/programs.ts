import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** Where a machine without Debian's folders has them. */
const elsewhere = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/local/pgsql/bin', '/usr/bin'];

/** The folder of PostgreSQL's own programs, of the newest version; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [...newestFirst.map((version) => join(debian, version, 'bin')), ...elsewhere];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

export const noPostgres =
  'PostgreSQL is not installed, so what needs it is left out: install it, on Debian by "apt-get install postgresql".';
