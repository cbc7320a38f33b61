import { compact } from './compact';
import { hasDefaultShape } from './vat-number/default-vat-number';
import type { VatRule } from './vat-number/vat-rule';
import { vatRules } from './vat-number/vat-rules';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

export type VatNumberReason = BasicReason | 'shape' | 'checkDigits';
export type VatNumberVerdict = Verdict<VatNumberReason, { readonly prefix: string }>;

/** Greece writes EL where ISO writes GR. */
function toPrefix(code: string): string {
  return code === 'GR' ? 'EL' : code;
}

function ruleOf(code: string): VatRule | undefined {
  const prefix = toPrefix(code);
  return Object.hasOwn(vatRules, prefix) ? vatRules[prefix] : undefined;
}

/** With a known country its prefix may be left out; a British company may have a Northern Irish number. */
function findRule(text: string, country: string): { rule: VatRule | undefined; bodies: string[] } {
  const written = text.slice(0, 2);
  const writtenRule = ruleOf(written);
  const rule = country === 'GB' && written === 'XI' ? writtenRule : ruleOf(country);
  if (rule === undefined) return { rule: writtenRule, bodies: [text.slice(2)] };
  return { rule, bodies: toPrefix(written) === rule.prefix ? [text.slice(2), text] : [text] };
}

function checkBody(rule: VatRule, body: string, level: string): VatNumberVerdict {
  if (level === 'checkDigits' && rule.hasCheckDigits?.(body) === false) return invalid('checkDigits');
  return { valid: true, normalized: rule.prefix + (rule.toCanonical?.(body) ?? body), prefix: rule.prefix };
}

/**
 * A VAT number of an EU country, Great Britain (GB), Northern Ireland (XI) or the EU scheme, else two capital letters and 2 to
 * 12 letters, digits, `+` or `*`. With `country` the prefix may be left out; the normalized number always has it.
 * Check digits are judged where the country's rule has them.
 *
 * Valid: `SI 50223054`, `50223054` with country SI, `GR094259216`. Invalid: `SI50223055` (check digit), `DE12`.
 * Source: product specification, section 5; European Commission, VIES, structure of VAT numbers.
 */
export function checkVatNumber(
  value: unknown,
  { country = '', level = 'checkDigits' }: RuleOptions = {},
): VatNumberVerdict {
  if (typeof value !== 'string') return invalid('type');
  const text = compact(value);
  if (text === '') return invalid('empty');
  if (text === undefined) return invalid('shape');
  const { rule, bodies } = findRule(text, country.toUpperCase());
  if (rule === undefined) {
    return hasDefaultShape(text) ? { valid: true, normalized: text, prefix: text.slice(0, 2) } : invalid('shape');
  }
  const body = bodies.find((candidate) => rule.hasShape(candidate));
  return body === undefined ? invalid('shape') : checkBody(rule, body, level);
}

/** {@link checkVatNumber} as yes or no. */
export function isVatNumber(value: unknown, options: RuleOptions = {}): boolean {
  return checkVatNumber(value, options).valid;
}
