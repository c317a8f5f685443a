import { isIPv6 } from 'node:net';

/** Whoever has one IPv6 address has the 2^64 beside it as well; an IPv4 address in the clothes of IPv6 is that one. */
export function clientNetwork(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  // Bounded: an IPv6 address.
  const [head = '', tail] = bare.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Programs on this machine are ours: a proxy, a health check. */
export function isOwnMachine(address: string): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
