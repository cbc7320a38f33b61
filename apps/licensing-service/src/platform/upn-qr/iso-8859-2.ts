/** Printable characters of ISO 8859-2 with their bytes. */
const bytes = new Map(
  Array.from({ length: 0x100 }, (_, byte) => byte)
    .filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte > 0xa0)
    .map((byte) => [new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)), byte]),
);

/** Whether ISO 8859-2 can print every character; it cannot print a line feed. */
export function isLatin2(text: string): boolean {
  return Array.from(text, (character) => bytes.has(character)).every(Boolean);
}

/**
 * Encodes a text in ISO 8859-2, one byte per character, including line feeds.
 *
 * @throws RangeError if a character has no byte
 */
export function encodeLatin2(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const byte = character === '\n' ? 0x0a : bytes.get(character);
    if (byte === undefined) throw new RangeError(`ISO 8859-2 has no ${JSON.stringify(character)}.`);
    return byte;
  });
}
