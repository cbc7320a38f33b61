/** Every printable character of ISO 8859-2 with its byte. */
const bytes = new Map(
  Array.from({ length: 0x100 }, (_, byte) => byte)
    .filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte > 0xa0)
    .map((byte) => [new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)), byte]),
);

/** Whether every character is a printable one of ISO 8859-2; a line feed is none. */
export function isLatin2(text: string): boolean {
  return Array.from(text, (character) => bytes.has(character)).every(Boolean);
}

/**
 * A text in ISO 8859-2, a byte for each character; line feeds stay.
 * @throws RangeError where a character has no byte
 */
export function encodeLatin2(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const byte = character === '\n' ? 0x0a : bytes.get(character);
    if (byte === undefined) throw new RangeError(`ISO 8859-2 has no ${JSON.stringify(character)}.`);
    return byte;
  });
}
