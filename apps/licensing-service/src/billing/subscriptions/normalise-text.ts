/** Normalises a text for comparison: lower case, only letters and digits. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
