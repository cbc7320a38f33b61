/** How much a rule checks: only the shape, or the check digits too. */
export type Level = 'shape' | 'check_digits';

/** Options of rules with countries and check digits. */
export interface RuleOptions {
  /** ISO 3166 alpha-2 code; letter case does not matter. */
  readonly country?: string | undefined;
  /** Default: `check_digits`. */
  readonly level?: Level | undefined;
}

/** An accepted value. `normalized` is the form to store, without spaces, dots and dashes. */
export type Valid<Extra = unknown> = { readonly valid: true; readonly normalized: string } & Extra;

/** A rejected value with the reason. */
export interface Invalid<Reason extends string> {
  readonly valid: false;
  readonly reason: Reason;
}

/** A rejected number. For the reason `length`, lists the correct lengths, shortest first. */
export interface InvalidNumber<Reason extends string> extends Invalid<Reason> {
  readonly expectedLengths?: readonly number[];
}

/** Result of a `check…` function: a normalized value, or a reason from a closed list. */
export type Verdict<Reason extends string, Extra = unknown> = Valid<Extra> | Invalid<Reason>;

/** `type`: not a string; `empty`: only spaces. */
export type BasicReason = 'type' | 'empty';

export function invalid<Reason extends string>(reason: Reason): Invalid<Reason> {
  return { valid: false, reason };
}
