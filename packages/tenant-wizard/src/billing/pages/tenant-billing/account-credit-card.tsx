import type { Billing, Tenant } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Card, DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { billingMessages } from '../../messages';
import { creditColumns } from './credit-columns';
import { useCreditText } from './use-credit-text';

interface AccountCreditCardProps {
  readonly billing: Billing;
  readonly tenant: Tenant;
}

/** The account credit and its ledger entries. */
export function AccountCreditCard({ billing, tenant }: AccountCreditCardProps) {
  const { credit, entries } = billing;
  const text = useTexts(billingMessages);
  const columns = useMemo(() => creditColumns(text, entries), [text, entries]);
  const note = useCreditText(billing, tenant);
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
