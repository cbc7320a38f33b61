import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import { normaliseText } from './normalise-text';

/** Key that limits a company to one trial: its VAT number, or its name and owner. */
export function trialKey({ company, address }: ApplicationDraft, ownerId: string): string {
  const check = checkVatNumber(address?.vat_number ?? '', { country: address?.country ?? undefined, level: 'shape' });
  return check.valid ? `vat:${check.normalized}` : `owner:${ownerId}:${normaliseText(company ?? '')}`;
}
