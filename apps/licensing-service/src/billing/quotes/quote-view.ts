import type { Quote } from '@atrium/api-client/contract';
import type { BillLine } from '../bills/bill';
import type { QuoteRow } from './quote.repository';

export function viewQuote(row: QuoteRow): Quote {
  const { id, kind, selection, vat } = row;
  const { bill, taxes, ...sums } = row.settled;
  const { on, total } = row.nextInvoice;
  const credited = bill.notes.flatMap(({ lines }) => lines);
  return {
    id,
    kind,
    frozen_at: row.frozenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    selection,
    price_list_version: row.priceListVersion,
    currency: 'EUR',
    lines: [...bill.lines.map((line) => viewLine('plan', line)), ...credited.map((line) => viewLine('unused', line))],
    ...sums,
    taxes: [...taxes],
    change: bill.cause === 'change' ? sums.total : null,
    vat,
    next_invoice: total === null ? null : { on, total },
    ends_at: total === null ? on : null,
  };
}

function viewLine(kind: 'plan' | 'unused', line: BillLine): Quote['lines'][number] {
  const { item: id, quantity, unit_price, share, net, tax_category, tax_rate } = line;
  const sign = kind === 'plan' ? 1 : -1;
  return { kind, id, quantity: sign * quantity, unit_price, share, net: sign * net, tax_category, tax_rate };
}
