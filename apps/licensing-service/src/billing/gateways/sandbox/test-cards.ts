import type { TestCard } from '@atrium/api-client/contract';

export type CardEffect = TestCard['effect'];

/** The sandbox's card numbers with their payment outcome. */
export const testCards: readonly Omit<TestCard, 'description'>[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', effect: 'succeeds' },
  { number: '5555 5555 5555 4444', brand: 'mastercard', effect: 'succeeds' },
  { number: '4000 0000 0000 3220', brand: 'visa', effect: 'authenticates' },
  { number: '4000 0000 0000 0002', brand: 'visa', effect: 'declined' },
  { number: '4000 0000 0000 9995', brand: 'visa', effect: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', brand: 'visa', effect: 'expired_card' },
  { number: '4000 0000 0000 0127', brand: 'visa', effect: 'incorrect_cvc' },
  { number: '4000 0000 0000 0341', brand: 'visa', effect: 'renewals_declined' },
  { number: '4000 0000 0000 0119', brand: 'visa', effect: 'times_out' },
];

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

/** Finds a test card by its number, with any spacing. */
export const testCardOf = (typed: string) =>
  testCards.find(({ number }) => digitsOf(number) === digitsOf(typed)) ?? null;

/** Whether a number has a valid card check digit (ISO/IEC 7812, Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const values = Array.from(digits, Number).toReversed();
  const sum = values.reduce(
    (total, value, at) => total + (at % 2 === 0 ? value : ((value * 2) % 10) + (value > 4 ? 1 : 0)),
    0,
  );
  return sum % 10 === 0;
}
