const usual = /^[\p{L}\p{M}\p{N} .,;:'’"“”„&+/()°º#-]*$/u;
const letter = /\p{L}/u;
const plain = /^[\p{L}\p{M}\p{N} .-]*$/u;

/** A name or a city consists of letters; an id of letters, digits, dot, hyphen and space. */
export type TextKind = 'name' | 'city' | 'id';

/**
 * Whether a text is probably mistyped. Use it for a warning, never for an error. Allows the specification's letters,
 * digits, dot, hyphen and space, and what real names contain: letters of every language and the symbols of `Müller &
 * Co. (Wien)`.
 *
 * Usual: `Žičnica d.o.o.`, `L’Aquila`. Unusual: `<script>`, the city `123`, the id `<b>;x</b>`.
 * Source: product specification, section 5.
 */
export function isUnusualText(value: string, kind: TextKind): boolean {
  const text = value.trim();
  if (text === '') return false;
  if (kind === 'id') return !plain.test(text);
  return !usual.test(text) || (kind === 'city' && !letter.test(text));
}
