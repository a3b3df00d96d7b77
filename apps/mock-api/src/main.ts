import type { Platform } from './app.ts';
import { createPlatform } from './app.ts';
import type { Settings } from './platform/settings.ts';
import { readSettings, SettingsError, settingsWarnings } from './config.ts';

// Worlds hold what proves who members are: nobody else on the machine may read their files.
process.umask(0o077);

const starting = start();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void starting.then((platform) => platform.close()).then(() => process.exit(0));
  });
}
await starting;

async function start(): Promise<Platform> {
  try {
    const settings = readSettings(process.env);
    const started = await createPlatform(settings).catch((error: unknown) => {
      throw explained(error, settings);
    });
    for (const warning of settingsWarnings(settings)) process.stderr.write(`${warning}\n`);
    process.stdout.write(`Magpie's platform listens on ${started.url}\n`);
    return started;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function explained(error: unknown, { port, host, dataDir }: Settings): unknown {
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
