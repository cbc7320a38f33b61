import { checkFiscalId, isFiscalId, type FiscalIdReason } from './fiscal-id';
import type { Verdict } from './verdict';

/**
 * The id of an electronic device: 1 to 20 ASCII letters and digits, case-insensitive.
 *
 * Valid: `BLAG2`. Invalid: `BLAG 2`.
 * Source: product specification, section 5; FURS technical specification 3.2, ElectronicDeviceID.
 */
export function checkElectronicDeviceId(value: unknown): Verdict<FiscalIdReason> {
  return checkFiscalId(value);
}

/** Whether {@link checkElectronicDeviceId} accepts the value. */
export function isElectronicDeviceId(value: unknown): boolean {
  return isFiscalId(value);
}
