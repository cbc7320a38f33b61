import type { Billing } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Card, DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { billingMessages } from '../../messages';
import { creditColumns } from './credit-columns';

interface AccountCreditCardProps {
  /** In cents. */
  readonly credit: number;
  readonly entries: Billing['entries'];
  /** Explains what happens to the credit; null if there is nothing to explain. */
  readonly note: string | null;
}

/** The account credit and its ledger entries. */
export function AccountCreditCard({ credit, entries, note }: AccountCreditCardProps) {
  const text = useTexts(billingMessages);
  const columns = useMemo(() => creditColumns(text, entries), [text, entries]);
  return (
    <Card actions={<strong>{formatMoney(credit, 'EUR')}</strong>} flush note={note} title={text('credit')}>
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
