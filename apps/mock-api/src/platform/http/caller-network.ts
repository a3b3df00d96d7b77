import { isIP } from 'node:net';

/** An IPv4 address, or the 64 bits that one IPv6 connection is given, of whose addresses its caller can use any. */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.replace(/%.*$/, '').split('::');
  const before = groupsOf(start);
  const after = groupsOf(end ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
