import type { ApplicationDraft } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import { wordsOf } from './words-of';

/** What a company's one trial is counted by: its VAT number, else its name under the same owner. */
export function trialKey({ company, address }: ApplicationDraft, ownerId: string): string {
  const verdict = checkVatNumber(address?.vat_number ?? '', { country: address?.country ?? undefined, level: 'shape' });
  return verdict.valid ? `vat:${verdict.normalized}` : `owner:${ownerId}:${wordsOf(company ?? '')}`;
}
