import { isConflictError, isRateLimitError, saveFile } from '@atrium/api-client';
import type { ExportInput } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useSubscriptionExport } from '../../api/subscriptions';
import { subscriptionsMessages } from '../../subscriptions-messages';

interface SubscriptionExportProps {
  /** What the list is asked for. */
  asked: ExportInput;
  total: number;
  /** There are more rows than `total`. */
  atLeast: boolean;
}

/** Downloads the rows that were found. */
export function SubscriptionExport({ asked, total, atLeast }: SubscriptionExportProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutate, isPending } = useSubscriptionExport();

  function failureOf(error: unknown) {
    if (isConflictError(error)) return text('export.busy');
    return text(isRateLimitError(error) ? 'export.tooMany' : 'export.failed');
  }

  function start() {
    mutate(asked, {
      onSuccess: (file) => {
        saveFile(file);
        notify({ tone: 'success', title: text('export.done', { file: file.name }) });
      },
      onError: (error) => notify({ tone: 'error', title: failureOf(error) }),
    });
  }

  return (
    <Button busy={isPending} icon={Download} onClick={start} shortLabel={text('export.short')} variant="ghost">
      {text(atLeast ? 'export.moreThan' : 'export.rows', { count: total })}
    </Button>
  );
}
