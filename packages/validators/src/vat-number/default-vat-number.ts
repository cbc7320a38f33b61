import { isUpperCode, isUpperOrDigit } from '../characters';

/** Any other country: 2 capital letters, then 2 to 12 letters, digits, `+` or `*`. Source: product specification, section 5. */
export function hasDefaultShape(text: string): boolean {
  if (text.length < 4 || text.length > 14) return false;
  if (!isUpperCode(text.charCodeAt(0)) || !isUpperCode(text.charCodeAt(1))) return false;
  for (let index = 2; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (!isUpperOrDigit(code) && code !== 0x2b && code !== 0x2a) return false;
  }
  return true;
}
