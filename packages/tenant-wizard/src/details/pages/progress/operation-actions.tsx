import type { Operation, Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, ButtonLink, Stack, useNotify } from '@atrium/ui-kit';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useRetryOperation } from '../../api/retry-operation';
import { tenantDetailsMessages } from '../../messages';
import { cancelSubject } from '../../model/operation-texts';
import { paths } from '../../../paths';
import { CancelOperationDialog } from './cancel-operation-dialog';

interface OperationActionsProps {
  tenant: Tenant;
  operation: Operation;
}

/** Actions on an operation: Cancel while a creation runs, Cancel and Retry after a failure. */
export function OperationActions({ tenant, operation }: OperationActionsProps) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const retry = useRetryOperation();
  const [asking, setAsking] = useState(false);
  const may = (action: string) => tenant.allowed_actions.includes(action);
  const failed = operation.state === 'failed';
  const creates = operation.kind === 'create';

  return (
    <Stack className="progress__actions" direction="row" gap={2}>
      {failed && may('retry') && (
        <Button
          busy={retry.isPending}
          icon={RotateCw}
          onClick={() =>
            retry.mutate(
              { params: { id: operation.id } },
              {
                onError: () => notify({ tone: 'error', title: text('progress.actionFailed') }),
              },
            )
          }
          variant="primary"
        >
          {text(retry.isPending ? 'progress.retrying' : 'progress.retry')}
        </Button>
      )}
      {failed && creates && may('update') && (
        <ButtonLink href={paths.section.href(tenant.id, 'application', { fromReview: true })}>
          {text('progress.edit')}
        </ButtonLink>
      )}
      {operation.state !== 'cancelling' && (creates || failed) && may('cancel') && (
        <Button onClick={() => setAsking(true)} variant="ghost">
          {text(`progress.cancel.${cancelSubject(operation)}`)}
        </Button>
      )}
      <CancelOperationDialog name={tenant.title} onClose={() => setAsking(false)} open={asking} operation={operation} />
    </Stack>
  );
}
