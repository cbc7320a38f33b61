import type { Billing } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, DataTable } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useDownload } from '../../../sections/payment/components/use-download';
import { billingMessages } from '../../messages';
import { downloadAction, invoiceColumns } from './invoice-columns';
import type { InvoiceRow } from './invoice-status';

interface InvoicesCardProps {
  readonly invoices: readonly InvoiceRow[];
  readonly entries: Billing['entries'];
  readonly tenantId: string;
  /** Ids of the pro-forma invoices whose transfer is pending. */
  readonly awaited: ReadonlySet<string>;
}

/** Invoices, credit notes and pro-forma invoices, each with its download. */
export function InvoicesCard({ invoices, entries, tenantId, awaited }: InvoicesCardProps) {
  const text = useTexts(billingMessages);
  const documents = useDownload(tenantId);
  const columns = useMemo(() => invoiceColumns(text, entries, awaited), [text, entries, awaited]);
  return (
    <Card flush title={text('invoices')}>
      <DataTable
        actions={downloadAction(text, documents)}
        actionsLabel={text('invoice.actions')}
        columns={columns}
        edge="card"
        empty={<p className="billing__none">{text('noInvoices')}</p>}
        label={text('invoices')}
        loadingText={text('loading')}
        rowKey={({ id }) => id}
        rows={invoices}
      />
    </Card>
  );
}
