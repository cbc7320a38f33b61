import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, EmptyState, Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { LoadFailure } from '../../components/load-failure';
import { paths } from '../../paths';
import { useUser } from '../api/users';
import { usersMessages } from '../messages';
import { UserDetails } from './user-details';

/** A user, or why they cannot be shown. */
export function UserContent({ id }: { id: string }) {
  const text = useTexts(usersMessages);
  const { data, error, isFetching, refetch } = useUser(id);
  if (isNotFoundError(error))
    return (
      <EmptyState
        actions={<ButtonLink href={paths.users.href()}>{text('details.back')}</ButtonLink>}
        title={text('details.missing')}
      >
        {text('details.missingText')}
      </EmptyState>
    );
  if (data !== undefined) return <UserDetails user={data} />;
  if (error !== null)
    return (
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('details.failed')} />
    );
  return (
    <div className="user__loading">
      <VisuallyHidden role="status">{text('details.loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="half" />
        <Skeleton shape="control" width="full" />
        <Skeleton shape="control" width="full" />
      </Stack>
    </div>
  );
}
