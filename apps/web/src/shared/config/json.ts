export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * The text under a key.
 * @param path how the message names the setting
 * @throws ConfigError when it is none
 */
export function text(source: Json, key: string, path = key): string {
  const value = source[key];
  if (typeof value !== 'string') throw new ConfigError(`config.json: '${path}' must be a text.`);
  return value;
}
