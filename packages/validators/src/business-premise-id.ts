import { checkFiscalId, isFiscalId, type FiscalIdReason } from './fiscal-id';
import type { Verdict } from './verdict';

/**
 * The id of a business premise: 1 to 20 ASCII letters and digits, case-insensitive.
 *
 * Valid: `TRGOVINA1`. Invalid: `TRG-1`, `ČRNUČE`.
 * Source: product specification, section 5; FURS technical specification 3.2, BusinessPremiseID.
 */
export function checkBusinessPremiseId(value: unknown): Verdict<FiscalIdReason> {
  return checkFiscalId(value);
}

/** Whether {@link checkBusinessPremiseId} accepts the value. */
export function isBusinessPremiseId(value: unknown): boolean {
  return isFiscalId(value);
}
