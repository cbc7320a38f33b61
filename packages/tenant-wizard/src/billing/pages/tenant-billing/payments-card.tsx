import type { Billing } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { billingMessages } from '../../messages';
import { paymentColumns } from './payment-columns';

/** All payment attempts with their outcome. */
export function PaymentsCard({ billing: { payments, entries } }: { readonly billing: Billing }) {
  const text = useTexts(billingMessages);
  const columns = useMemo(() => paymentColumns(text, entries), [text, entries]);
  return (
    <Card flush title={text('payments')}>
      <DataTable
        columns={columns}
        edge="card"
        empty={<p className="billing__none">{text('noPayments')}</p>}
        label={text('payments')}
        loadingText={text('loading')}
        rowKey={({ id }) => id}
        rows={payments}
      />
    </Card>
  );
}
