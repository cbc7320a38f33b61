import type { Billing } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useDownload } from '../../../sections/payment/components/use-download';
import { billingMessages } from '../../messages';
import { downloadAction, invoiceColumns } from './invoice-columns';

interface InvoicesCardProps {
  readonly billing: Billing;
  readonly tenantId: string;
}

/** Invoices, credit notes and pro-forma invoices, each with its download. */
export function InvoicesCard({ billing, tenantId }: InvoicesCardProps) {
  const text = useTexts(billingMessages);
  const documents = useDownload(tenantId);
  const columns = useMemo(() => invoiceColumns(text, billing), [text, billing]);
  return (
    <Card flush title={text('invoices')}>
      <DataTable
        actions={downloadAction(text, documents)}
        actionsLabel={text('invoice.actions')}
        actionsWidth="menu"
        columns={columns}
        edge="card"
        empty={<p className="billing__none">{text('noInvoices')}</p>}
        label={text('invoices')}
        loadingText={text('loading')}
        rowKey={({ id }) => id}
        rows={billing.invoices}
      />
    </Card>
  );
}
