import type { ErrorCode, Settings } from '../../platform';
import type { VatCheckRow } from './checks/vat-check.repository';
import { readVatArea, readVatNumber } from './read-vat-number';
import { isInEuVatArea } from './vat-area';

const sellerCountry = 'SI';

/** Slovenian standard rate, in basis points. Source: ZDDV-1, article 41. */
const standardRate = 2200;

/** The buyer's data for the VAT decision. */
export interface VatCustomer {
  /** ISO 3166 alpha-2; null where it is not known yet. */
  readonly country: string | null;
  /** As it was typed, with its prefix or without; null or empty for none. */
  readonly vatNumber: string | null;
}

/** The answer of VIES a decision rests on. */
export type VatEvidence = Pick<VatCheckRow, 'id' | 'vatNumber' | 'status' | 'requestIdentifier' | 'checkedAt'>;

/** Why a category and rate are as they are. */
export type VatReason =
  | 'domestic'
  | 'eu_number_confirmed'
  | 'eu_number_refused'
  | 'eu_number_not_checked'
  | 'eu_without_number'
  | 'outside_eu';

export type VatDecision =
  | {
      readonly kind: 'decided';
      readonly category: 'standard' | 'reverse_charge' | 'outside_scope';
      /** In basis points. */
      readonly rate: number;
      readonly reason: VatReason;
      /** Null where the decision rests on no answer of VIES. */
      readonly evidence: VatEvidence | null;
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode & ('vat_undetermined' | 'vat_number_unconfirmed') };

/**
 * The VAT of a subscription that a Slovenian seller bills: 22 % in Slovenia; reverse charge in another EU country with
 * a number that VIES confirmed; 22 % there without one while the seller is below the OSS threshold, refused above it;
 * outside the scope anywhere else. Refused where country and number do not go together.
 *
 * Source: Directive 2006/112/EC, articles 44, 58, 59c and 196; ZDDV-1, articles 25 and 41.
 *
 * @param lastCheck The last answer of VIES that is kept; one about another number counts for nothing.
 */
export function decideVat(
  { country, vatNumber }: VatCustomer,
  lastCheck: VatEvidence | null,
  ossThreshold: Settings['ossThreshold'],
): VatDecision {
  const area = readVatArea(country);
  const number = readVatNumber(vatNumber, country);
  if (area === null || number === 'foreign') return { kind: 'refused', code: 'vat_undetermined' };
  if (area === sellerCountry) return standard('domestic', null);
  if (!isInEuVatArea(area)) {
    return { kind: 'decided', category: 'outside_scope', rate: 0, reason: 'outside_eu', evidence: null };
  }
  const evidence = number !== null && lastCheck?.vatNumber === number ? lastCheck : null;
  if (evidence?.status === 'confirmed') {
    return { kind: 'decided', category: 'reverse_charge', rate: 0, reason: 'eu_number_confirmed', evidence };
  }
  if (ossThreshold === 'above') return { kind: 'refused', code: 'vat_number_unconfirmed' };
  if (number === null) return standard('eu_without_number', null);
  return standard(evidence?.status === 'refused' ? 'eu_number_refused' : 'eu_number_not_checked', evidence);
}

const standard = (reason: VatReason, evidence: VatEvidence | null): VatDecision => ({
  kind: 'decided',
  category: 'standard',
  rate: standardRate,
  reason,
  evidence,
});
