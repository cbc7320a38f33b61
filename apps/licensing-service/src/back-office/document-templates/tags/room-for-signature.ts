/** The value of the tag of a signature: a space keeps its line, which an empty value would remove. */
export const roomForSignature = '\u{a0}';
