import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Random reference that customers quote to support, such as `AT-7F3K-92QD`. */
export function makeReference(): string {
  return `AT-${group()}-${group()}`;
}
