/**
 * Type of an account field: an `id` of the company at the courier, a number of `digits`, a `login` name, or a `secret`,
 * which is stored encrypted and never returned.
 */
export type CourierFieldType = 'id' | 'digits' | 'login' | 'secret';

/** An account field. Enabled couriers require all of them. */
export interface CourierField {
  readonly type: CourierFieldType;
  /** Maximum length in a draft. */
  readonly maxLength: number;
  /** Maximum number of digits, for `digits`. */
  readonly digits?: number;
}

/** Account fields of a courier by wire name, in screen order. */
export type CourierFields = Readonly<Record<string, CourierField>>;

/**
 * A courier, declared once as plain data. The wire schemas, the form, its rules, the connection test, the secrets and
 * the samples are made from it; the form owns the texts, the service the calls.
 */
export interface Courier<
  Fields extends CourierFields = CourierFields,
  Test extends readonly string[] | null = readonly string[] | null,
> {
  /** Display name, the same in every language. */
  readonly title: string;
  /** The courier's system that the account belongs to. */
  readonly service: string;
  /** Display order; couriers with the same position are sorted by title. */
  readonly position: number;
  readonly fields: Fields;
  /** Maximum weight in kilograms: the usual one, and the ceiling by agreement. */
  readonly maxWeight: { readonly usual: number; readonly ceiling: number };
  /**
   * Fields of a connection test; the first one identifies the account. Changing one makes the last test outdated. Null
   * if an account cannot be tested without sending a parcel.
   */
  readonly test: Test;
  /** Maximum number of tests per account, for couriers that lock accounts after failed logins. */
  readonly testLimit?: { readonly max: number; readonly minutes: number };
}

/** Fields of a courier with a username and a password. */
export const loginFields = {
  username: { type: 'login', maxLength: 120 },
  password: { type: 'secret', maxLength: 256 },
} as const satisfies CourierFields;

/** Declares a courier. Marked pure, so that bundlers drop unused ones. */
export function defineCourier<
  const Fields extends CourierFields,
  const Test extends readonly (keyof NoInfer<Fields> & string)[] | null,
>(courier: Courier<Fields, Test>): Courier<Fields, Test> {
  return courier;
}
