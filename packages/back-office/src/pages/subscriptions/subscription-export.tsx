import { isConflictError, isRateLimitError, saveFile } from '@atrium/api-client';
import type { ExportInput } from '@atrium/api-client/contract';
import { useCommonTexts } from '@atrium/i18n';
import { Button, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useSubscriptionExport } from '../../api/subscriptions';

interface SubscriptionExportProps {
  /** What the list is asked for. */
  asked: ExportInput;
  total: number;
  /** There are more rows than `total`. */
  atLeast: boolean;
}

/** Downloads the rows that were found. */
export function SubscriptionExport({ asked, total, atLeast }: SubscriptionExportProps) {
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutate, isPending } = useSubscriptionExport();

  function failureOf(error: unknown) {
    if (isConflictError(error)) return common('list.export.busy');
    return common(isRateLimitError(error) ? 'list.export.tooMany' : 'list.export.failed');
  }

  function start() {
    mutate(asked, {
      onSuccess: (file) => {
        saveFile(file);
        notify({ tone: 'success', title: common('list.export.done', { file: file.name }) });
      },
      onError: (error) => notify({ tone: 'error', title: failureOf(error) }),
    });
  }

  return (
    <Button busy={isPending} icon={Download} onClick={start} shortLabel={common('list.export.short')} variant="ghost">
      {common(atLeast ? 'list.export.moreThan' : 'list.export.rows', { count: total })}
    </Button>
  );
}
