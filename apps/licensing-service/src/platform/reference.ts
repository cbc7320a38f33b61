import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** What people quote to the operator, as `AT-7F3K-92QD`. */
export function makeReference(): string {
  return `AT-${group()}-${group()}`;
}
