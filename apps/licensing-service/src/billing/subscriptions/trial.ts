import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import { localDay, startOfLocalDay } from '../../platform';
import { addDays } from '../periods/days';

/** End of a trial of some days, whose first is the day on which the company CRM became active. */
export const trialEnd = (activatedAt: Date, days: number): Date =>
  startOfLocalDay(addDays(localDay(activatedAt), days));

/** Key that limits a company to one trial: its VAT number, or its name and owner. */
export function trialKey({ company, address }: ApplicationDraft, ownerId: string): string {
  const check = checkVatNumber(address?.vat_number ?? '', { country: address?.country ?? undefined, level: 'shape' });
  return check.valid ? `vat:${check.normalized}` : `owner:${ownerId}:${normaliseText(company ?? '')}`;
}

/** Normalises a text for comparison: lower case, only letters and digits. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
