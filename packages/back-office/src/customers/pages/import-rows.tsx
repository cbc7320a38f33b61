import type { CustomerImportCheck, CustomerImportRow } from '@atrium/api-client/contract';
import { useTexts, type Texts } from '@atrium/i18n';
import { Card, DataTable, EmptyState, Status, Tabs, type DataColumn } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { customersMessages, type CustomersTexts } from '../messages';

interface ImportRowsProps {
  check: CustomerImportCheck;
}

const tones = { ready: 'success', refused: 'danger', skipped: 'warning' } as const;
const shownRows = 100;
const rowKey = ({ row }: CustomerImportRow) => String(row);

const rowColumns = (text: Texts<CustomersTexts>): DataColumn<CustomerImportRow>[] => [
  {
    id: 'content',
    header: text('import.content'),
    width: 'name',
    phone: true,
    cell: ({ row, cells }) => (
      <span className="import-row">
        <span className="import-row__number">{row}</span>
        {cells.filter(Boolean).join(', ')}
      </span>
    ),
  },
  {
    id: 'state',
    header: text('import.state'),
    phone: true,
    cell: ({ state, reasons }) => (
      <>
        <Status tone={tones[state]}>{text(`import.states.${state}`)}</Status>
        {reasons.map((reason) => (
          <span className="customer-line customer-line--by" key={reason}>
            {reason}
          </span>
        ))}
      </>
    ),
  },
];

/** What an import does with each row. */
export function ImportRows({ check: { rows, refused, skipped, preview, left_out: leftOut } }: ImportRowsProps) {
  const text = useTexts(customersMessages);
  const [tab, setTab] = useState<'all' | 'out'>('all');
  const columns = useMemo(() => rowColumns(text), [text]);
  const panel = (shown: readonly CustomerImportRow[], total: number) => (
    <>
      <DataTable
        columns={columns}
        edge="card"
        empty={<EmptyState title={text('import.noRows')} />}
        label={text('import.rows')}
        loadingText={text('loading')}
        rowKey={rowKey}
        rows={shown.slice(0, shownRows)}
      />
      {total > shownRows && <p className="import-note">{text('import.first', { count: shownRows })}</p>}
    </>
  );
  const out = refused + skipped;
  return (
    <Card flush>
      <Tabs
        label={text('import.rows')}
        onChange={setTab}
        tabs={[
          { id: 'all', label: text('import.all'), count: rows, panel: panel(preview, rows) },
          { id: 'out', label: text('import.out'), count: out, panel: panel(leftOut, out) },
        ]}
        value={tab}
      />
    </Card>
  );
}
