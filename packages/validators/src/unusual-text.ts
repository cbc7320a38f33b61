const usual = /^[\p{L}\p{M}\p{N} .,;:'’"“”„&+/()°º#-]*$/u;
const letter = /\p{L}/u;
const plain = /^[\p{L}\p{M}\p{N} .-]*$/u;

/** What a text is: a name or a city is written in letters; an id in letters, digits, dot, hyphen and space alone. */
export type TextKind = 'name' | 'city' | 'id';

/**
 * Whether a text is most likely mistyped, for a warning beside its field and never for an error. It is the specification's
 * letters, digits, dot, hyphen and space, extended by what names really have: the letters of every language, and the signs
 * of `Müller & Co. (Wien)`.
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
