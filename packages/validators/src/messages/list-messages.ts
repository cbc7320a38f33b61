import { alphanumericDashSpaceMaximum, type AlphanumericDashSpaceReason } from '../alphanumeric-dash-space';
import type { FiscalIdReason } from '../fiscal-id';
import { isMissing, requiredMessage, type Rejection } from './message';

export function alphanumericDashSpaceMessage({ reason }: Rejection<AlphanumericDashSpaceReason>): string {
  if (reason === 'tooLong') return `validation.tooLong?maximum=${alphanumericDashSpaceMaximum}`;
  return isMissing(reason) ? requiredMessage : 'validation.alphanumericDashSpace.shape';
}

export function businessPremiseIdMessage({ reason }: Rejection<FiscalIdReason>): string {
  return isMissing(reason) ? requiredMessage : `validation.businessPremiseId.${reason}`;
}

export function electronicDeviceIdMessage({ reason }: Rejection<FiscalIdReason>): string {
  return isMissing(reason) ? requiredMessage : `validation.electronicDeviceId.${reason}`;
}

export function uniqueInListMessage(): string {
  return 'validation.unique.duplicate';
}
