import { areDigits } from './characters';

function isOctet(text: string): boolean {
  return text.length <= 3 && areDigits(text) && Number(text) <= 255 && (text === '0' || !text.startsWith('0'));
}

/** Whether the text is four decimal numbers without leading zeros. */
export function isCanonicalIpv4(text: string): boolean {
  const octets = text.split('.', 5);
  return octets.length === 4 && octets.every(isOctet);
}

function parseGroups(text: string): number[] | undefined {
  const [head = '', tail, ...rest] = text.split('::', 3);
  if (rest.length > 0) return undefined;
  const first = head === '' ? [] : head.split(':', 9);
  const last = tail === undefined || tail === '' ? [] : tail.split(':', 9);
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
}

/** Finds the zeros that `::` replaces: the first of the longest runs of two or more. */
function longestZeroRun(groups: readonly number[]): { start: number; length: number } {
  let best = { start: -1, length: 1 };
  let start = -1;
  groups.forEach((group, index) => {
    if (group !== 0) start = -1;
    else if (start < 0) start = index;
    if (start >= 0 && index - start + 1 > best.length) best = { start, length: index - start + 1 };
  });
  return best;
}

function formatGroups(groups: readonly number[]): string {
  const { start, length } = longestZeroRun(groups);
  const hex = groups.map((group) => group.toString(16));
  if (start < 0) return hex.join(':');
  return `${hex.slice(0, start).join(':')}::${hex.slice(start + length).join(':')}`;
}

/**
 * Whether the text is an IPv6 address as RFC 5952 writes it, in lower case. Rejects embedded IPv4 (`::ffff:0:0/96`).
 */
export function isCanonicalIpv6(text: string): boolean {
  if (text.length > 39 || !text.includes(':')) return false;
  const groups = parseGroups(text);
  if (groups === undefined || formatGroups(groups) !== text) return false;
  return !(groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff);
}
