import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Card, DataTable, IconButton, RowTitle, type DataColumn } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { billingMessages } from '../../billing-messages';
import { useDownload } from '../../components/billing/use-download';
import { InvoiceStatus, type InvoiceRow } from './invoice-status';

interface InvoicesCardProps {
  readonly invoices: readonly InvoiceRow[];
  readonly tenantId: string;
  /** Whether the newest pro-forma invoice waits for its transfer. */
  readonly isAwaiting: boolean;
}

/** Invoices, credit notes and pro-forma invoices, each to be downloaded as it was issued. */
export function InvoicesCard({ invoices, tenantId, isAwaiting }: InvoicesCardProps) {
  const text = useTexts(billingMessages);
  const { busyWith, download } = useDownload(tenantId);
  const awaited = isAwaiting ? invoices.find(({ kind }) => kind === 'proforma')?.id : undefined;
  const columns = useMemo(
    (): DataColumn<InvoiceRow>[] => [
      {
        id: 'number',
        header: text('invoice.number'),
        cell: ({ number, kind }) => <RowTitle detail={text(`invoice.kind.${kind}`)}>{number}</RowTitle>,
        width: 'name',
      },
      { id: 'date', header: text('invoice.date'), cell: ({ issued_on: on }) => formatDate(on), width: 'date' },
      {
        id: 'state',
        header: text('invoice.state'),
        cell: (invoice) => <InvoiceStatus invoice={invoice} isAwaited={invoice.id === awaited} />,
        phone: true,
      },
      {
        id: 'total',
        header: text('invoice.total'),
        cell: ({ total }) => formatMoney(total, 'EUR'),
        align: 'end',
        phone: true,
      },
    ],
    [text, awaited],
  );
  return (
    <Card flush title={text('invoices')}>
      <DataTable
        actions={({ id, number }) => (
          <IconButton
            aria-busy={busyWith === id}
            icon={Download}
            label={text('invoice.download', { number })}
            onClick={() => download(id)}
            size="s"
          />
        )}
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
