import type { Quote } from '@atrium/api-client/contract';
import type { BillLine } from '../bills/bill';
import type { QuoteRow } from './quote.repository';

export function viewQuote(row: QuoteRow): Quote {
  const { bill, ...sums } = row.settled;
  const { on, total } = row.nextInvoice;
  const credited = bill.notes.flatMap(({ lines }) => lines);
  return {
    id: row.id,
    kind: row.kind,
    frozen_at: row.frozenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    selection: row.selection,
    price_list_version: row.priceListVersion,
    currency: 'EUR',
    lines: [...bill.lines.map((line) => viewLine('plan', line)), ...credited.map((line) => viewLine('unused', line))],
    ...sums,
    taxes: sums.taxes.map((tax) => ({ ...tax })),
    change: bill.cause === 'change' ? sums.total : null,
    vat: row.vat,
    next_invoice: total === null ? null : { on, total },
    ends_at: total === null ? on : null,
  };
}

function viewLine(kind: 'plan' | 'unused', line: BillLine): Quote['lines'][number] {
  const { item: id, quantity, unit_price, share, net, tax_category, tax_rate } = line;
  const sign = kind === 'plan' ? 1 : -1;
  return {
    kind,
    id,
    quantity: sign * quantity,
    unit_price,
    share: share === null ? null : { ...share },
    net: sign * net,
    tax_category,
    tax_rate,
  };
}
