import { invalid, type BasicReason, type Verdict } from './verdict';

/** The other values of the list. */
export interface UniqueInListOptions {
  /** The other entries; non-strings are ignored. */
  readonly others: readonly unknown[];
}

/** Why an entry of a list is rejected. */
export type UniqueInListReason = BasicReason | 'duplicate';

/** Longer entries are compared exactly. */
const longestFolded = 1000;

function comparable(value: string): string {
  if (value.length > longestFolded) return value;
  return value.trim().normalize('NFC').toLowerCase();
}

/**
 * The entry must differ from all others, ignoring case and surrounding spaces.
 *
 * Valid: `A1` among `A2`. Invalid: `a1` among `A1`.
 * Source: product specification, section 5 (duplicate ids).
 */
export function checkUniqueInList(value: unknown, { others }: UniqueInListOptions): Verdict<UniqueInListReason> {
  if (typeof value !== 'string') return invalid('type');
  const own = comparable(value);
  if (own === '') return invalid('empty');
  const taken = others.some((other) => typeof other === 'string' && comparable(other) === own);
  return taken
    ? invalid('duplicate')
    : { valid: true, normalized: value.length > longestFolded ? value : value.trim().normalize('NFC') };
}

/** Whether {@link checkUniqueInList} accepts the value. */
export function isUniqueInList(value: unknown, options: UniqueInListOptions): boolean {
  return checkUniqueInList(value, options).valid;
}
