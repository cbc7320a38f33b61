import { parseDecimal } from './parse-decimal';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** The courier's own limit. */
export interface CourierMaxWeightOptions {
  /** The heaviest parcel that the courier accepts, in kilograms. No limit by default. */
  readonly ceiling?: number | undefined;
}

/** `tooLight`: zero; `tooHeavy`: above the ceiling. */
export type CourierMaxWeightReason = BasicReason | 'shape' | 'tooLight' | 'tooHeavy';

/** The length of `12345,678`. Longer input is rejected without being read. */
const longest = 9;

/**
 * The maximum weight of a parcel, in kilograms with at most three decimals, parsed by {@link parseDecimal}.
 *
 * Valid: `31,5`, `0.5`. Invalid: `0`, `-1`, `1,2345`, `40` with ceiling 31.5. Source: product specification, section 9;
 * the couriers' terms for the ceiling.
 */
export function checkCourierMaxWeight(
  value: unknown,
  options?: CourierMaxWeightOptions,
): Verdict<CourierMaxWeightReason, { readonly grams: number }> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > 4 * longest) return invalid('shape');
  const text = value.trim();
  if (text === '') return invalid('empty');
  const grams = text.length > longest ? undefined : parseDecimal(text, 3);
  if (grams === undefined || grams < 0) return invalid('shape');
  if (grams === 0) return invalid('tooLight');
  if (options?.ceiling !== undefined && grams > options.ceiling * 1000) return invalid('tooHeavy');
  return { valid: true, normalized: String(grams / 1000), grams };
}

/** Whether {@link checkCourierMaxWeight} accepts the value. */
export function isCourierMaxWeight(value: unknown, options?: CourierMaxWeightOptions): boolean {
  return checkCourierMaxWeight(value, options).valid;
}
