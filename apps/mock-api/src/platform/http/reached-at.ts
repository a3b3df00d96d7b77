import type { IncomingMessage } from 'node:http';
import type { PlatformServices } from './services.ts';

/** The address under which a caller reaches the platform: that of a setting, or else the one that it was called by. */
export function reachedAt(
  { settings, publicUrl }: PlatformServices,
  { headers: { host } }: Pick<IncomingMessage, 'headers'>,
): string {
  const known = [publicUrl(), ...settings.webOrigins].find((address) => new URL(address).host === host);
  return known ?? (host === undefined ? publicUrl() : `http://${host}`);
}
