/** Remainder by 97 of the number made by replacing A with 10 … Z with 35. */
function remainder(text: string): number {
  const values = Array.from(text, (character) => Number.parseInt(character, 36));
  return values.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0);
}

/**
 * A structured creditor reference: `RF`, two check digits and the content. Source: ISO 11649.
 *
 * @param content 1 to 21 digits and Latin letters, in either case
 * @throws RangeError for any other content
 */
export function creditorReference(content: string): string {
  const letters = content.toUpperCase();
  if (!/^[0-9A-Z]{1,21}$/.test(letters)) throw new RangeError(`${content} cannot be a creditor reference.`);
  const check = 98 - remainder(`${letters}RF00`);
  return `RF${String(check).padStart(2, '0')}${letters}`;
}

/** Whether a text without spaces is a creditor reference with valid check digits. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && remainder(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}
