import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, type Texts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import type { billingTexts } from '../../locales/billing/en';

type Entry = Billing['entries'][number];

/** The columns of the account's entries; on a phone the date stands below what was entered. */
export function creditColumns(text: Texts<typeof billingTexts>): DataColumn<Entry>[] {
  return [
    {
      id: 'what',
      header: text('entry.what'),
      cell: ({ kind, invoice_number: number, at }) => (
        <>
          {text(`entry.kind.${kind}`)} {number !== null && <span className="billing__number">{number}</span>}{' '}
          <span className="billing__on-phone billing__when">{formatDate(at)}</span>
        </>
      ),
      width: 'name',
    },
    { id: 'date', header: text('entry.date'), cell: ({ at }) => formatDate(at), width: 'date' },
    {
      id: 'amount',
      header: text('entry.amount'),
      cell: ({ amount }) => formatMoney(amount, 'EUR'),
      align: 'end',
      phone: true,
    },
    {
      id: 'balance',
      header: text('entry.balance'),
      cell: ({ balance }) => formatMoney(balance, 'EUR'),
      align: 'end',
      phone: true,
    },
  ];
}
