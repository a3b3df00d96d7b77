import { BlockList, isIP } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

export function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host === 'localhost';
  return own.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
