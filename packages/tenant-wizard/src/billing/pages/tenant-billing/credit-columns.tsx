import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, type Texts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import type { billingTexts } from '../../locales/en';

type Entry = Billing['entries'][number];

/** The day on which credit was paid out, else the day it was posted. */
const dateOf = ({ at, paid_on: paidOn }: Entry) => formatDate(paidOn ?? at);

/** Entries of the same time share one balance, shown beside the last of them. Newest first. */
export function showsBalance(entry: Entry, entries: readonly Entry[]): boolean {
  return entries.find(({ at }) => at === entry.at) === entry;
}

/** Columns of the ledger entries. A phone shows the date below the entry. */
export function creditColumns(text: Texts<typeof billingTexts>, entries: readonly Entry[]): DataColumn<Entry>[] {
  return [
    {
      id: 'what',
      header: text('entry.what'),
      cell: (entry) => (
        <>
          {text(`entry.kind.${entry.kind}`)}{' '}
          {entry.invoice_number !== null && <span className="billing__number">{entry.invoice_number}</span>}{' '}
          <span className="billing__on-phone billing__when">{dateOf(entry)}</span>
        </>
      ),
      width: 'name',
    },
    { id: 'date', header: text('entry.date'), cell: dateOf, width: 'date' },
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
      cell: (entry) => showsBalance(entry, entries) && formatMoney(entry.balance, 'EUR'),
      align: 'end',
      phone: true,
    },
  ];
}
