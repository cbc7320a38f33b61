import type { CustomerImportCheck, CustomerImportRow } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { Button, Card, DataTable, EmptyState, Tabs } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { usePhoneFormat } from '../components/use-phone-format';
import { customersMessages } from '../messages';
import { importRowColumns } from './import-row-columns';

interface ImportRowsProps {
  check: CustomerImportCheck;
}

type Kind = keyof CustomerImportCheck['preview'];

const kinds = ['all', 'ready', 'refused', 'skipped'] as const;
const firstRows = 8;
const rowKey = ({ row }: CustomerImportRow) => String(row);

/** What an import does with each row. */
export function ImportRows({ check }: ImportRowsProps) {
  const text = useTexts(customersMessages);
  const formatPhone = usePhoneFormat();
  const [tab, setTab] = useState<Kind>('all');
  const [showsAll, setShowsAll] = useState(false);
  const columns = useMemo(() => importRowColumns(text, formatPhone), [text, formatPhone]);
  const totalOf = (kind: Kind) => check[kind === 'all' ? 'rows' : kind];

  function panelOf(kind: Kind) {
    const rows = check.preview[kind];
    const shown = showsAll ? rows : rows.slice(0, firstRows);
    const total = totalOf(kind);
    return (
      <>
        <DataTable
          columns={columns}
          edge="card"
          empty={<EmptyState title={text('import.noRows')} />}
          label={text('import.rows')}
          loadingText={text('loading')}
          rowKey={rowKey}
          rows={shown}
        />
        {shown.length < total && (
          <div className="import-more">
            <span>{text('import.first', { shown: formatNumber(shown.length), total: formatNumber(total) })}</span>
            {shown.length < rows.length && (
              <Button onClick={() => setShowsAll(true)} size="s" variant="link">
                {text(rows.length < total ? 'import.showMore' : 'import.showAll')}
              </Button>
            )}
          </div>
        )}
      </>
    );
  }

  return (
    <Card flush>
      <Tabs
        label={text('import.rows')}
        onChange={setTab}
        tabs={kinds.map((id) => ({ id, label: text(`import.tabs.${id}`), count: totalOf(id), panel: panelOf(id) }))}
        value={tab}
      />
    </Card>
  );
}
