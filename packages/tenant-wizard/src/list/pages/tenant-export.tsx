import { isConflictError, isRateLimitError, isValidationError, saveFile } from '@atrium/api-client';
import type { ExportInput } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, ProgressBar, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useTenantExport } from '../api/export-tenants';
import { useDebounced } from '../../tenant/components/use-debounced';
import { tenantListMessages } from '../messages';

interface TenantExportProps {
  /** The query of the list. */
  input: ExportInput;
  total: number;
  /** The list has more rows than `total`. */
  atLeast: boolean;
}

/** Downloads the filtered rows. A slow download shows its progress and can be cancelled. */
export function TenantExport({ input, total, atLeast }: TenantExportProps) {
  const text = useTexts(tenantListMessages);
  const lists = useTexts(listMessages);
  const notify = useNotify();
  const { run, received, cancel } = useTenantExport();
  const takesLong = useDebounced(run.isPending) && run.isPending;

  function failureOf(error: unknown) {
    if (isConflictError(error)) return lists('export.busy');
    return lists(isRateLimitError(error) ? 'export.tooMany' : 'export.failed');
  }

  function start() {
    run.mutate(input, {
      onSuccess: (file) => {
        saveFile(file);
        notify({ tone: 'success', title: lists('export.done', { file: file.name }) });
      },
      onError: (error) => {
        if (error.name === 'AbortError') return;
        const reason = isValidationError(error) ? error.text('filter') : undefined;
        notify({ tone: 'error', title: failureOf(error), text: reason });
      },
    });
  }

  if (takesLong) {
    return (
      <div className="tenant-list__export">
        <ProgressBar
          cancel={{ label: text('export.cancel'), onCancel: cancel }}
          label="tenants.xlsx"
          text={
            received === 0
              ? text('export.preparing')
              : text('export.received', { size: formatNumber(Math.ceil(received / 1000)) })
          }
        />
      </div>
    );
  }
  return (
    <Button busy={run.isPending} icon={Download} onClick={start} shortLabel="" variant="ghost">
      {lists(atLeast ? 'export.moreThan' : 'export.rows', { count: total })}
    </Button>
  );
}
