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
  const columns = useMemo((): DataColumn<InvoiceRow>[] => {
    const status = (invoice: InvoiceRow) => <InvoiceStatus invoice={invoice} isAwaited={invoice.id === awaited} />;
    return [
      {
        id: 'number',
        header: text('invoice.number'),
        cell: (invoice) => (
          <RowTitle
            detail={
              <span className="billing__detail">
                <span>
                  {text('invoice.kindOn', {
                    kind: text(`invoice.kind.${invoice.kind}`),
                    date: formatDate(invoice.issued_on),
                  })}
                </span>
                <span className="billing__on-phone">{status(invoice)}</span>
              </span>
            }
          >
            {invoice.number}
          </RowTitle>
        ),
      },
      {
        id: 'state',
        header: text('invoice.state'),
        cell: status,
      },
      {
        id: 'total',
        header: text('invoice.total'),
        cell: ({ total }) => formatMoney(total, 'EUR'),
        align: 'end',
        phone: true,
      },
    ];
  }, [text, awaited]);
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
