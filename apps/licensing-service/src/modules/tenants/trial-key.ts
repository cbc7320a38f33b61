import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';

/** What a company's one trial is counted by: its VAT number, else its name under the same owner. */
export function trialKey({ company, address }: ApplicationDraft, ownerId: string): string {
  const verdict = checkVatNumber(address?.vat_number ?? '', { country: address?.country ?? undefined, level: 'shape' });
  if (verdict.valid) return `vat:${verdict.normalized}`;
  const name = (company ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `owner:${ownerId}:${name}`;
}
