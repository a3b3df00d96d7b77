import { join } from 'node:path';
import { root } from '../shared/root.ts';

export interface StackSettings {
  readonly webPort: number;
  readonly apiPort: number;
  /** Folder of the worlds; each port has its own, so that two copies do not conflict. */
  readonly dataDir: string;
  readonly webAddress: string;
  readonly apiAddress: string;
}

export class SettingError extends Error {
  override readonly name = 'SettingError';
}

function port(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= 65_535) return value;
  throw new SettingError(`${name} is "${text}", which is not a port number: set it to one from 1 to 65535.`);
}

/** Reads environment variables. @throws SettingError when a port is invalid or both are the same */
export function stackSettings(env: Readonly<Record<string, string | undefined>>): StackSettings {
  const webPort = port('WEB_PORT', env['WEB_PORT'], 4200);
  const apiPort = port('API_PORT', env['API_PORT'], 4000);
  if (webPort === apiPort) {
    throw new SettingError(`WEB_PORT and API_PORT are both ${String(webPort)}: give them different ports.`);
  }
  const usualData = join(root, '.data', ...(apiPort === 4000 ? [] : [String(apiPort)]));
  return {
    webPort,
    apiPort,
    dataDir: env['DATA_DIR'] ?? usualData,
    webAddress: `http://localhost:${String(webPort)}`,
    apiAddress: `http://localhost:${String(apiPort)}`,
  };
}
