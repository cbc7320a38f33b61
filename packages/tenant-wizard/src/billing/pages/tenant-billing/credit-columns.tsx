import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, type Texts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import type { billingTexts } from '../../locales/en';

type Entry = Billing['entries'][number];

/** The day on which credit was paid out, else when it was entered. */
const whenOf = ({ at, paid_on: paidOn }: Entry) => formatDate(paidOn ?? at);

/** Entries of one moment leave one balance; it stands beside the last of them. Newest first. */
export function leavesBalance(entry: Entry, entries: readonly Entry[]): boolean {
  return entries.find(({ at }) => at === entry.at) === entry;
}

/** The columns of the account's entries; on a phone the date stands below what was entered. */
export function creditColumns(text: Texts<typeof billingTexts>, entries: readonly Entry[]): DataColumn<Entry>[] {
  return [
    {
      id: 'what',
      header: text('entry.what'),
      cell: (entry) => (
        <>
          {text(`entry.kind.${entry.kind}`)}{' '}
          {entry.invoice_number !== null && <span className="billing__number">{entry.invoice_number}</span>}{' '}
          <span className="billing__on-phone billing__when">{whenOf(entry)}</span>
        </>
      ),
      width: 'name',
    },
    { id: 'date', header: text('entry.date'), cell: whenOf, width: 'date' },
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
      cell: (entry) => leavesBalance(entry, entries) && formatMoney(entry.balance, 'EUR'),
      align: 'end',
      phone: true,
    },
  ];
}
