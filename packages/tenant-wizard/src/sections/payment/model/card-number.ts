/** The digits of a text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const longestNumber = 19;
const americanExpress = /^3[47]/;

/** Groups a card number as printed on cards: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, longestNumber);
  const groups = americanExpress.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** Formats typed or autofilled text as `08/28`: accepts `828`, `0828`, `08 / 2028`. */
export function formatExpiryInput(text: string): string {
  const typed = digitsOf(text);
  const digits = /^([2-9]|1[3-9])/.test(typed) ? `0${typed}` : typed;
  const year = /^20\d\d$/.test(digits.slice(2, 6)) ? digits.slice(4, 6) : digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`;
}

/** The caret position in a formatted text that has as many digits before it as in the typed text. */
export function caretAfterFormatting(typed: string, caret: number, written: string): number {
  const before = digitsOf(typed.slice(0, caret)).length + (digitsOf(written).length - digitsOf(typed).length);
  if (before <= 0) return 0;
  let seen = 0;
  for (let at = 0; at < written.length; at++) {
    if (/\d/.test(written[at] ?? '')) seen += 1;
    if (seen === before) return at + 1;
  }
  return written.length;
}

/** Verifies the check digit (Luhn, ISO/IEC 7812-1). */
export function hasCheckDigit(number: string): boolean {
  const digits = Array.from(digitsOf(number), Number).toReversed();
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

const brands: readonly (readonly [string, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['amex', americanExpress],
  ['diners', /^3(0[0-5]|[689])/],
  ['maestro', /^(5[06-9]|6)/],
];

/** Brand of a card number by its first digits. */
export function brandOf(number: string): string | undefined {
  const digits = digitsOf(number);
  return brands.find(([, beginning]) => beginning.test(digits))?.[0];
}
