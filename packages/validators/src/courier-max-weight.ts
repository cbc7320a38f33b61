import { readTypedNumber } from './typed-number';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** How much the courier carries at the most. */
export interface CourierMaxWeightOptions {
  /** The heaviest parcel the courier takes, in kilograms; without it there is no ceiling. */
  readonly ceiling?: number | undefined;
}

/** `tooLight`: zero; `tooHeavy`: above the ceiling. */
export type CourierMaxWeightReason = BasicReason | 'shape' | 'tooLight' | 'tooHeavy';

/** `12345,678`; longer input is refused unread. */
const longest = 9;

/**
 * The heaviest parcel that is handed to a courier, in kilograms, as {@link readTypedNumber} reads it with three decimals.
 *
 * Valid: `31,5`, `0.5`. Invalid: `0`, `-1`, `1,2345`, `40` with ceiling 31.5.
 * Source: product specification, section 9; the couriers' terms for the ceiling.
 */
export function checkCourierMaxWeight(
  value: unknown,
  options?: CourierMaxWeightOptions,
): Verdict<CourierMaxWeightReason, { readonly grams: number }> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > 4 * longest) return invalid('shape');
  const text = value.trim();
  if (text === '') return invalid('empty');
  const grams = text.length > longest ? undefined : readTypedNumber(text, 3);
  if (grams === undefined || grams < 0) return invalid('shape');
  if (grams === 0) return invalid('tooLight');
  if (options?.ceiling !== undefined && grams > options.ceiling * 1000) return invalid('tooHeavy');
  return { valid: true, normalized: String(grams / 1000), grams };
}

/** {@link checkCourierMaxWeight} as yes or no. */
export function isCourierMaxWeight(value: unknown, options?: CourierMaxWeightOptions): boolean {
  return checkCourierMaxWeight(value, options).valid;
}
