/**
 * What an account field holds: an `id` of the company at the courier, a number of `digits`, a `login` name, or a `secret`,
 * which is stored encrypted and never returned.
 */
export type CourierFieldType = 'id' | 'digits' | 'login' | 'secret';

/** A field of an account with a courier. An enabled courier needs each of them. */
export interface CourierField {
  readonly type: CourierFieldType;
  /** The most characters that a draft stores. */
  readonly maxLength: number;
  /** Of `digits`: the most of them. */
  readonly digits?: number;
}

/** The account fields of a courier by their names on the wire, in the order of the screen. */
export type CourierFields = Readonly<Record<string, CourierField>>;

/**
 * A courier, declared once as plain data. The wire schemas, the form, its rules, the connection test, the secrets and
 * the samples are made from it; texts stay with the form, calls with the service.
 */
export interface Courier<
  Fields extends CourierFields = CourierFields,
  Test extends readonly string[] | null = readonly string[] | null,
> {
  /** Its name for people, the same in every language. */
  readonly title: string;
  /** The system of the courier in which the account is. */
  readonly service: string;
  /** Couriers are shown in this order, and by title where it is the same. */
  readonly position: number;
  readonly fields: Fields;
  /** Kilograms of a parcel: what the courier usually accepts, and the most it accepts by agreement. */
  readonly maxWeight: { readonly usual: number; readonly ceiling: number };
  /**
   * The fields that a connection test needs, first the one that tells accounts apart. A change of one makes the last
   * test outdated. Null where an account cannot be tested without sending a parcel.
   */
  readonly test: Test;
  /** The most tests of one account, for a courier that locks accounts after failed ones. */
  readonly testLimit?: { readonly most: number; readonly minutes: number };
}

/** Fields of a courier with a username and a password. */
export const login = {
  username: { type: 'login', maxLength: 120 },
  password: { type: 'secret', maxLength: 256 },
} as const satisfies CourierFields;

/** Declares a courier, marked pure so that bundlers drop the unused ones. */
export function defineCourier<
  const Fields extends CourierFields,
  const Test extends readonly (keyof NoInfer<Fields> & string)[] | null,
>(courier: Courier<Fields, Test>): Courier<Fields, Test> {
  return courier;
}
