import type { Quote } from '@atrium/api-client/contract';
import type { QuoteRow } from './quote.repository';

export function viewQuote(row: QuoteRow): Quote {
  const { lines, period: _period, ...sums } = row.priced;
  const { on, total } = row.nextInvoice;
  return {
    id: row.id,
    kind: row.kind,
    frozen_at: row.frozenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    selection: row.selection,
    price_list_version: row.priceListVersion,
    currency: 'EUR',
    lines: lines.map((line) => ({ ...line })),
    ...sums,
    taxes: sums.taxes.map((tax) => ({ ...tax })),
    vat: row.vat,
    next_invoice: total === null ? null : { on, total },
    ends_at: total === null ? on : null,
  };
}
