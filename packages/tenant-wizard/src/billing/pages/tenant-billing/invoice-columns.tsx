import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, type Texts } from '@atrium/i18n';
import { IconButton, RowTitle, type DataColumn } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import type { billingTexts } from '../../locales/en';
import { refundedWith } from '../../model/refunded-with';
import { InvoiceStatus, type InvoiceRow } from './invoice-status';

type BillingTexts = Texts<typeof billingTexts>;

/** Columns of the documents. A phone shows the state below the number. */
export function invoiceColumns(
  text: BillingTexts,
  { entries, payments }: Pick<Billing, 'entries' | 'payments'>,
): DataColumn<InvoiceRow>[] {
  const transfers = new Map(payments.map((payment) => [payment.proforma?.id, payment]));
  const status = (invoice: InvoiceRow) => (
    <InvoiceStatus
      invoice={invoice}
      refunded={refundedWith(invoice.number, entries)}
      transfer={transfers.get(invoice.id)}
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
    {
      id: 'state',
      header: text('invoice.state'),
      cell: (invoice) => <div className="billing__state">{status(invoice)}</div>,
    },
    {
      id: 'total',
      header: text('invoice.total'),
      cell: ({ total }) => formatMoney(total, 'EUR'),
      align: 'end',
      phone: true,
      width: 'amount',
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
