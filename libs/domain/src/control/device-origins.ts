export interface DeviceOrigins {
  /** The console under a host of the same site, whose page may show the devices in frames. */
  readonly console: string;
  readonly web: readonly string[];
}

const site = 'magpie.localhost';
const devices = ['one', 'two'] as const;

const under = (host: string, port: string): string => `http://${host}${port === '' ? '' : `:${port}`}`;

/**
 * Origins of a web app on this machine that share a site, so that a cookie of one is sent in a frame of the other's page,
 * but no cookie and no storage: each is a browser of its own (SIM-14). Null for a web app elsewhere.
 */
export function deviceOrigins(webOrigin: string, consolePort: string): DeviceOrigins | null {
  const { protocol, hostname, port } = new URL(webOrigin);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return null;
  return {
    console: under(site, consolePort),
    web: devices.map((device) => under(`${device}.${site}`, port)),
  };
}
