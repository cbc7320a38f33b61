import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, type Texts } from '@atrium/i18n';
import { IconButton, RowTitle, type DataColumn } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import type { billingTexts } from '../../locales/en';
import { refundedWith } from '../../model/refunded-with';
import { InvoiceStatus, type InvoiceRow } from './invoice-status';

type BillingTexts = Texts<typeof billingTexts>;

/** Columns of the documents. A phone shows the state below the number. `awaited` are pending their transfer. */
export function invoiceColumns(
  text: BillingTexts,
  entries: Billing['entries'],
  awaited: ReadonlySet<string>,
): DataColumn<InvoiceRow>[] {
  const status = (invoice: InvoiceRow) => (
    <InvoiceStatus
      invoice={invoice}
      isAwaited={awaited.has(invoice.id)}
      refunded={refundedWith(invoice.number, entries)}
    />
  );
  const kindOn = ({ kind, issued_on: on }: InvoiceRow) =>
    text('invoice.kindOn', { kind: text(`invoice.kind.${kind}`), date: formatDate(on) });
  return [
    {
      id: 'number',
      header: text('invoice.number'),
      cell: (invoice) => (
        <RowTitle
          detail={
            <>
              <span>{kindOn(invoice)}</span>
              <span className="billing__on-phone">{status(invoice)}</span>
            </>
          }
          wraps
        >
          {invoice.number}
        </RowTitle>
      ),
    },
    { id: 'state', header: text('invoice.state'), cell: status },
    {
      id: 'total',
      header: text('invoice.total'),
      cell: ({ total }) => formatMoney(total, 'EUR'),
      align: 'end',
      phone: true,
    },
  ];
}

/** Download button at the end of a row. */
export function downloadAction(
  text: BillingTexts,
  { busyWith, download }: { readonly busyWith: string | undefined; readonly download: (id: string) => void },
) {
  return ({ id, number }: InvoiceRow) => (
    <IconButton
      aria-busy={busyWith === id}
      icon={Download}
      label={text('invoice.download', { number })}
      onClick={() => download(id)}
      size="s"
    />
  );
}
