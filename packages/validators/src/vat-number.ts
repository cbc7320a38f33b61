import { afterPrefix, countryKey, letters, readNumber, whole, normalizedFrom, type Characters } from './number-reader';
import { defaultRule } from './vat-number/default-vat-number';
import { explainVatNumber } from './vat-number/explain-vat-number';
import type { VatRule } from './vat-number/vat-rule';
import { vatRulesByKey } from './vat-number/vat-rules';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why a VAT number is rejected. */
export type VatNumberReason = BasicReason | 'country' | 'length' | 'characters' | 'check_digits';
/** A valid VAT number with its prefix, or the reason it was rejected. */
export type VatNumberVerdict = Valid<{ readonly prefix: string }> | InvalidNumber<VatNumberReason>;

/** 0: rejected, 1: correct shape, 2: also correct check digits, if there are any. */
type Validity = 0 | 1 | 2;

function apply(rule: VatRule, body: Uint8Array, length: number, letters: number): Validity {
  if (((rule[0] >> length) & 1) === 0 || (letters & ~(rule[2] ?? 0)) !== 0) return 0;
  return (Number(rule[1](body as unknown as Characters, length, letters)) + 1) as Validity;
}

/** Adds the leading 0 that the old format of 9 digits lacks. */
function completeBelgian(body: string): string {
  return body.length === 9 ? `0${body}` : body;
}

/** The rule for the prefix that was read. */
function ruleOfPrefix(): VatRule {
  return vatRulesByKey[(whole[0] as number) * 100 + (whole[1] as number)] ?? defaultRule;
}

/**
 * Checks the characters that were read. With a known country the prefix is optional; GB and XI are interchangeable. No
 * number has more than 14 characters, including the prefix.
 */
function validate(count: number, country: string | undefined): Validity {
  if (count > 14) return 0;
  const written = ruleOfPrefix();
  const expected = vatRulesByKey[countryKey(country)];
  const validity = (expected ?? written) === written ? apply(written, afterPrefix, count - 2, letters >> 2) : 0;
  return validity > 0 || expected === undefined ? validity : apply(expected, whole, count, letters);
}

/** Whether a valid number has its prefix. */
function isPrefixed(count: number, country: string | undefined): boolean {
  const expected = vatRulesByKey[countryKey(country)];
  const written = ruleOfPrefix();
  return expected === undefined || (written === expected && apply(expected, afterPrefix, count - 2, letters >> 2) > 0);
}

/**
 * Whether {@link checkVatNumber} accepts the value. Does not allocate.
 *
 * Valid: `SI 50223054`, `50223054` with country SI, `GR094259216`. Invalid: `SI50223055` (check digit), `DE12`.
 */
export function isVatNumber(value: unknown, options?: RuleOptions): boolean {
  return (
    typeof value === 'string' && validate(readNumber(value), options?.country) > (options?.level === 'shape' ? 0 : 1)
  );
}

/**
 * A VAT number of an EU country, Great Britain (GB), Northern Ireland (XI) or the EU scheme; for other countries, two
 * letters and 2 to 12 letters, digits, `+` or `*`. With `country`, the prefix is optional; the normalized number always
 * has it. Check digits follow the country's algorithm; the EU scheme and other countries have none.
 *
 * Valid: `SI 50223054`, `50223054` with country SI, `GR094259216`. Invalid: `SI50223055` (check digit), `DE12`
 * (length).
 * Errors: `type`, `empty`, `country` (no prefix, or the prefix of another country), `length` with `expectedLengths`
 * (without the prefix), `characters`, `check_digits`.
 * Source: product specification, section 5; European Commission, VIES, structure of VAT numbers.
 */
export function checkVatNumber(value: unknown, options?: RuleOptions): VatNumberVerdict {
  if (typeof value !== 'string') return invalid('type');
  const count = readNumber(value);
  const validity = validate(count, options?.country);
  if (validity === 0) return explainVatNumber(value, options?.country);
  if (validity === 1 && options?.level !== 'shape') return invalid('check_digits');
  const text = normalizedFrom(0, count, value);
  const hasPrefix = isPrefixed(count, options?.country);
  const written = hasPrefix ? text.slice(0, 2) : (options?.country ?? '').toUpperCase();
  const prefix = written === 'GR' ? 'EL' : written;
  const body = hasPrefix ? text.slice(2) : text;
  return { valid: true, normalized: prefix + (prefix === 'BE' ? completeBelgian(body) : body), prefix };
}
