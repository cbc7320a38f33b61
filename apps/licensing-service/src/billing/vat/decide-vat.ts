import type { Quote } from '@atrium/api-client/contract';
import type { ErrorCode, Settings } from '../../platform';
import type { VatCheckRow } from './checks/vat-check.repository';
import { isInEuVatArea, readVatArea, readVatNumber } from './read-vat-number';

const sellerCountry = 'SI';

/** Slovenian standard rate, in basis points. Source: ZDDV-1, article 41. */
const standard = { kind: 'decided', category: 'standard', rate: 2200 } as const;

/** The VIES check that a decision is based on. */
export type VatEvidence = Pick<VatCheckRow, 'id' | 'vatNumber' | 'status' | 'requestIdentifier' | 'checkedAt'>;

/** Reason of a category and rate. */
export type VatReason = Quote['vat']['reason'];

export interface DecidedVat extends Readonly<Quote['vat']> {
  readonly kind: 'decided';
  /** Null if the decision is not based on a VIES check. */
  readonly evidence: VatEvidence | null;
}

export type VatDecision =
  | DecidedVat
  | { readonly kind: 'refused'; readonly code: ErrorCode & ('vat_undetermined' | 'vat_number_unconfirmed') };

/**
 * Decides the VAT of a subscription sold from Slovenia: 22 % in Slovenia; reverse charge in another EU country with a
 * number that VIES confirmed; without one, 22 % while the seller is below the OSS threshold, and a refusal above it or if it is not declared;
 * outside the scope anywhere else. Refuses a country and number that do not match.
 * Source: Directive 2006/112/EC, articles 44, 58, 59c and 196; ZDDV-1, articles 25 and 41.
 *
 * @param customer `country` is ISO 3166 alpha-2, null if unknown; `vatNumber` is as entered, with or without its prefix,
 * null or empty for none
 * @param latestCheck The latest stored VIES check; a check of another number is ignored.
 */
export function decideVat(
  { country, vatNumber }: Readonly<Record<'country' | 'vatNumber', string | null>>,
  latestCheck: VatEvidence | null,
  ossThreshold: Settings['ossThreshold'],
): VatDecision {
  const area = readVatArea(country);
  const number = readVatNumber(vatNumber, country);
  if (area === null || number === 'mismatch') return { kind: 'refused', code: 'vat_undetermined' };
  if (area === sellerCountry) return { ...standard, reason: 'domestic', evidence: null };
  if (!isInEuVatArea(area))
    return { kind: 'decided', category: 'outside_scope', rate: 0, reason: 'outside_eu', evidence: null };
  const evidence = number !== null && latestCheck?.vatNumber === number ? latestCheck : null;
  if (evidence?.status === 'confirmed')
    return { kind: 'decided', category: 'reverse_charge', rate: 0, reason: 'eu_number_confirmed', evidence };
  if (ossThreshold !== 'below') return { kind: 'refused', code: 'vat_number_unconfirmed' };
  if (number === null) return { ...standard, reason: 'eu_without_number', evidence: null };
  const reason = evidence?.status === 'refused' ? 'eu_number_refused' : 'eu_number_not_checked';
  return { ...standard, reason, evidence };
}
