import { invalid, type BasicReason, type Verdict } from './verdict';

/** What the entry must differ from. */
export interface UniqueInListOptions {
  /** The other entries; what is not a string there is passed over. */
  readonly others: readonly unknown[];
}

/** Why an entry of a list is refused. */
export type UniqueInListReason = BasicReason | 'duplicate';

/** Longer entries than any field has are compared as they are. */
const longestFolded = 1000;

function comparable(value: string): string {
  if (value.length > longestFolded) return value;
  return value.trim().normalize('NFC').toLowerCase();
}

/**
 * No other entry of the list is the same; blanks around it and letter case do not matter.
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

/** {@link checkUniqueInList} as yes or no. */
export function isUniqueInList(value: unknown, options: UniqueInListOptions): boolean {
  return checkUniqueInList(value, options).valid;
}
