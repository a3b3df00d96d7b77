import { isIP } from 'node:net';

/**
 * The network a caller calls from: an IPv4 address, or the 64 bits that a provider gives to one connection, of whose
 * addresses a caller has as many as they like.
 */
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
