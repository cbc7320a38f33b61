import type { Billing } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Card, DataTable, type DataColumn } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { billingMessages } from '../../billing-messages';

type Entry = Billing['entries'][number];

interface CreditCardProps {
  /** In cents. */
  readonly credit: number;
  readonly entries: readonly Entry[];
}

/** The credit of the account, and every entry that it comes from. */
export function CreditCard({ credit, entries }: CreditCardProps) {
  const text = useTexts(billingMessages);
  const columns = useMemo(
    (): DataColumn<Entry>[] => [
      {
        id: 'what',
        header: text('entry.what'),
        cell: ({ kind, invoice_number: number }) =>
          number === null
            ? text(`entry.kind.${kind}`)
            : text('entry.kindOf', { kind: text(`entry.kind.${kind}`), number }),
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
    ],
    [text],
  );
  return (
    <Card
      actions={<strong>{formatMoney(credit, 'EUR')}</strong>}
      flush
      note={text('creditText')}
      title={text('credit')}
    >
      <DataTable
        columns={columns}
        dense
        edge="card"
        empty={<p className="billing__none">{text('noEntries')}</p>}
        label={text('credit')}
        loadingText={text('loading')}
        rowKey={({ id }) => id}
        rows={entries}
      />
    </Card>
  );
}
