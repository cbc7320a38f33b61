import type { User, UserSummary } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, Dialog, Skeleton, Stack, useNotify, VisuallyHidden } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { paths } from '../../paths';
import { useAnonymisation, useAnonymise } from '../api/users';
import { usersMessages } from '../messages';
import { AnonymisationBlocked } from './anonymisation-blocked';
import { AnonymisationEffects } from './anonymisation-effects';

interface AnonymiseDialogProps {
  user: User | UserSummary;
  onClose: () => void;
}

/** Says what anonymising a user changes and what stays, and asks. */
export function AnonymiseDialog({ user, onClose }: AnonymiseDialogProps) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, full_name: name } = user;
  const { data, error, isFetching, refetch } = useAnonymisation(id);
  const anonymise = useAnonymise();
  const title = text('anonymise.title', { name });

  function confirm() {
    anonymise.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: text('anonymise.done', { name }) });
          onClose();
          void navigate(paths.users.href());
        },
        onError: ({ message }) => {
          notify({ tone: 'error', title: text('anonymise.notDone'), text: message });
          onClose();
        },
      },
    );
  }

  if (data !== undefined && data.blocked_by === null && data.owned === 0)
    return (
      <ConfirmDialog
        busy={anonymise.isPending}
        cancelLabel={common('cancel')}
        confirmLabel={text('anonymise.confirm')}
        onCancel={onClose}
        onConfirm={confirm}
        open
        title={title}
        tone="danger"
      >
        <AnonymisationEffects effects={data} />
      </ConfirmDialog>
    );
  return (
    <Dialog
      actions={<Button onClick={onClose}>{common('close')}</Button>}
      closeLabel={common('close')}
      onClose={onClose}
      open
      title={title}
    >
      {data !== undefined && <AnonymisationBlocked {...data} />}
      {data === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('anonymise.failed')} />
      )}
      {data === undefined && error === null && (
        <Stack gap={3}>
          <VisuallyHidden role="status">{text('anonymise.loading')}</VisuallyHidden>
          <Skeleton width="half" />
          <Skeleton width="full" />
        </Stack>
      )}
    </Dialog>
  );
}
