import { afterPrefix, countryKey, letters, readNumber, whole, writtenFrom, type Characters } from './number-reader';
import { defaultRule } from './vat-number/default-vat-number';
import { explainVatNumber } from './vat-number/explain-vat-number';
import type { VatRule } from './vat-number/vat-rule';
import { vatRulesByKey } from './vat-number/vat-rules';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why a VAT number is refused. */
export type VatNumberReason = BasicReason | 'country' | 'length' | 'characters' | 'check_digits';
/** A VAT number with its prefix, or why it is none. */
export type VatNumberVerdict = Valid<{ readonly prefix: string }> | InvalidNumber<VatNumberReason>;

/** 0: no shape, 1: the shape alone, 2: the check digits too, or as far as there are any. */
type Judgement = 0 | 1 | 2;

function apply(rule: VatRule, body: Uint8Array, length: number, letters: number): Judgement {
  if (((rule[0] >> length) & 1) === 0 || (letters & ~(rule[2] ?? 0)) !== 0) return 0;
  return (Number(rule[1](body as unknown as Characters, length, letters)) + 1) as Judgement;
}

/** The old form of 9 digits with the 0 it lacks. */
function completeBelgian(body: string): string {
  return body.length === 9 ? `0${body}` : body;
}

/** The rule of the prefix that was read. */
function writtenRule(): VatRule {
  return vatRulesByKey[(whole[0] as number) * 100 + (whole[1] as number)] ?? defaultRule;
}

/**
 * Of the characters that were read. With a known country its prefix may be left out; GB and XI stand for each other. No
 * number has more than 14 characters, with its prefix.
 */
function judge(count: number, country: string | undefined): Judgement {
  if (count > 14) return 0;
  const written = writtenRule();
  const expected = vatRulesByKey[countryKey(country)];
  const judgement = (expected ?? written) === written ? apply(written, afterPrefix, count - 2, letters >> 2) : 0;
  return judgement > 0 || expected === undefined ? judgement : apply(expected, whole, count, letters);
}

/** Whether a number that was judged right has its prefix. */
function isPrefixed(count: number, country: string | undefined): boolean {
  const expected = vatRulesByKey[countryKey(country)];
  const written = writtenRule();
  return expected === undefined || (written === expected && apply(expected, afterPrefix, count - 2, letters >> 2) > 0);
}

/**
 * {@link checkVatNumber} as yes or no, without allocation.
 *
 * Valid: `SI 50223054`, `50223054` with country SI, `GR094259216`. Invalid: `SI50223055` (check digit), `DE12`.
 */
export function isVatNumber(value: unknown, options?: RuleOptions): boolean {
  return typeof value === 'string' && judge(readNumber(value), options?.country) > (options?.level === 'shape' ? 0 : 1);
}

/**
 * A VAT number of an EU country, Great Britain (GB), Northern Ireland (XI) or the EU scheme, else two letters and 2 to 12
 * letters, digits, `+` or `*`. With `country` the prefix may be left out; the normalized number always has it. Check digits
 * are those of the country's own algorithm; the EU scheme and the default have none.
 *
 * Valid: `SI 50223054`, `50223054` with country SI, `GR094259216`. Invalid: `SI50223055` (check digit), `DE12` (length).
 * Errors: `type`, `empty`, `country` (no prefix, or that of another country), `length` with `expectedLengths` (without the
 * prefix), `characters`, `check_digits`.
 * Source: product specification, section 5; European Commission, VIES, structure of VAT numbers.
 */
export function checkVatNumber(value: unknown, options?: RuleOptions): VatNumberVerdict {
  if (typeof value !== 'string') return invalid('type');
  const count = readNumber(value);
  const judgement = judge(count, options?.country);
  if (judgement === 0) return explainVatNumber(value, options?.country);
  if (judgement === 1 && options?.level !== 'shape') return invalid('check_digits');
  const text = writtenFrom(0, count, value);
  const hasPrefix = isPrefixed(count, options?.country);
  const written = hasPrefix ? text.slice(0, 2) : (options?.country ?? '').toUpperCase();
  const prefix = written === 'GR' ? 'EL' : written;
  const body = hasPrefix ? text.slice(2) : text;
  return { valid: true, normalized: prefix + (prefix === 'BE' ? completeBelgian(body) : body), prefix };
}
