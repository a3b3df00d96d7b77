import type { Platform } from './app.ts';
import { createPlatform } from './app.ts';
import type { Settings } from './platform/settings.ts';
import { parseArgs } from 'node:util';
import { DatabaseUnavailable } from './platform/worlds/index.ts';
import { readSettings, SettingsError, settingsWarnings } from './config.ts';
import { settingLines } from './setting-rows.ts';

// Worlds hold what proves who members are: nobody else on the machine may read their files.
process.umask(0o077);

const starting = isCheck() ? check() : start();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void starting.then((platform) => platform.close()).then(() => process.exit(0));
  });
}
await starting;

function isCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    process.stderr.write('The only option is --check, which looks at the settings and starts nothing.\n');
    return process.exit(1);
  }
}

function warn(settings: Settings): void {
  for (const warning of settingsWarnings(settings)) process.stderr.write(`${warning}\n`);
}

function tellSettings(): void {
  process.stdout.write(
    settingLines(process.env)
      .map((line) => `  ${line}\n`)
      .join(''),
  );
}

function refused(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return process.exit(1);
}

function check(): never {
  try {
    warn(readSettings(process.env, false));
  } catch (error) {
    refused(error);
  }
  process.stdout.write('The settings can be used:\n');
  tellSettings();
  return process.exit(0);
}

async function start(): Promise<Platform> {
  try {
    const settings = readSettings(process.env);
    const started = await createPlatform(settings).catch((error: unknown) => {
      throw explained(error, settings);
    });
    warn(settings);
    process.stdout.write(`Magpie's platform listens on ${started.url}\n`);
    tellSettings();
    return started;
  } catch (error) {
    return refused(error);
  }
}

function explained(error: unknown, { port, host, dataDir }: Settings): unknown {
  if (error instanceof DatabaseUnavailable) return new SettingsError(error.message);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingsError(`API_PORT ${port} is taken; stop what uses it or set another API_PORT.`);
  if (code === 'EACCES')
    return new SettingsError(`API_PORT ${port} may not be used by this account; set API_PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingsError(
      `API_HOST '${host}' is not an address of this machine; set API_HOST to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  if (code === 'ERR_SQLITE_ERROR') {
    return new SettingsError(
      `DATA_DIR '${dataDir}' holds files that cannot be opened as worlds; set DATA_DIR to another folder.`,
    );
  }
  return error;
}
