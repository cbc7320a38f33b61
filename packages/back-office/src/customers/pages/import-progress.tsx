import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import { Card, ProgressBar, Stack } from '@atrium/ui-kit';
import type { ImportProgress } from '../api/import-customers';
import { customersMessages } from '../messages';

interface ImportProgressCardProps {
  progress: ImportProgress;
  onCancel: () => void;
}

/** How far the file is sent, then how many of its rows are written. */
export function ImportProgressCard({ progress: { sent, rows }, onCancel }: ImportProgressCardProps) {
  const text = useTexts(customersMessages);
  const cancel = { label: text('import.cancelRun'), onCancel };
  return (
    <div className="import import--narrow">
      <Card>
        <Stack gap={3}>
          {rows === undefined ? (
            <ProgressBar
              cancel={cancel}
              label={text(sent < 1 ? 'import.sending' : 'import.checking')}
              text={sent < 1 ? formatPercent(sent * 100) : ''}
              value={sent < 1 ? sent : undefined}
            />
          ) : (
            <ProgressBar
              cancel={cancel}
              label={text('import.running')}
              text={text('import.written', { done: formatNumber(rows.done), total: formatNumber(rows.total) })}
              value={rows.total === 0 ? 1 : rows.done / rows.total}
            />
          )}
          <p className="customer-hint">{text('import.allOrNothing')}</p>
        </Stack>
      </Card>
    </div>
  );
}
