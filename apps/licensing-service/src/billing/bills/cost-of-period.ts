import { sumLines } from '@atrium/api-client/contract/pricing';
import type { Period } from '../periods/period';
import type { BookedDocument } from './books';

/** What a billing period cost so far, in cents with VAT: what was invoiced for it, less what was credited. */
export function costOfPeriod(
  periods: readonly Period[],
  { billing }: Pick<Period, 'billing'>,
  documents: readonly BookedDocument[],
): number {
  const parts = periods.filter((one) => one.billing.from === billing.from && one.billing.to === billing.to);
  const ids = new Set(parts.map(({ id }) => id));
  const signed = documents.flatMap(({ corrects, lines }) =>
    lines.map((line) => ({ ...line, net: corrects === null ? line.net : 0 - line.net })),
  );
  return sumLines(signed.filter(({ period_id: id }) => ids.has(id))).total;
}
