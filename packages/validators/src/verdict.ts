/** How deep a rule looks: at the form alone, or at its check digits too. */
export type Level = 'shape' | 'check_digits';

/** What every rule with countries and check digits takes. */
export interface RuleOptions {
  /** ISO 3166 alpha-2 code; letter case does not matter. */
  readonly country?: string | undefined;
  /** Default: `check_digits`. */
  readonly level?: Level | undefined;
}

/** `normalized` is the value as it is kept: without the blanks, dots and dashes people write. */
export type Valid<Extra = unknown> = { readonly valid: true; readonly normalized: string } & Extra;

/** A refusal with its one reason. */
export interface Invalid<Reason extends string> {
  readonly valid: false;
  readonly reason: Reason;
}

/** A refusal of a number; for the reason `length` with the lengths that would be right, shortest first. */
export interface InvalidNumber<Reason extends string> extends Invalid<Reason> {
  readonly expectedLengths?: readonly number[];
}

/** What a `check…` function answers: a normalized value, or a reason from a closed list. */
export type Verdict<Reason extends string, Extra = unknown> = Valid<Extra> | Invalid<Reason>;

/** `type`: not a string; `empty`: nothing but blanks. */
export type BasicReason = 'type' | 'empty';

export function invalid<Reason extends string>(reason: Reason): Invalid<Reason> {
  return { valid: false, reason };
}
