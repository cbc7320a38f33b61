/** Card data as typed, without the cardholder's name. */
export interface CardValues {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export const emptyCard: CardValues = { number: '', expiry: '', cvc: '' };

/** Secret fields of a card: never stored, and cleared when the session ends. */
export const cardSecrets = ['number', 'expiry', 'cvc'] as const;

export type CardSecret = (typeof cardSecrets)[number];

/** Month and four-digit year; undefined if invalid. */
export function expiryOf(written: string): { readonly month: number; readonly year: number } | undefined {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(written) ?? [];
  return month === '' ? undefined : { month: Number(month), year: 2000 + Number(year) };
}

/** Whether the card's last month has passed. */
export function isExpired(expiry: { readonly month: number; readonly year: number }, now: Date): boolean {
  return new Date(expiry.year, expiry.month) <= now;
}

/** Formats an expiry as `08/28`. */
export function formatExpiry(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
