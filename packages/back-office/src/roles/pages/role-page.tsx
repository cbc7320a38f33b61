import { isApiError } from '@atrium/api-client';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, ErrorState, Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { useRole } from '../api/roles';
import { rolesMessages } from '../messages';
import { RoleDetails } from './role-details';

const notFound = 404;

/** A role: its state, members and permissions. */
export function RolePage() {
  const allowed = usePermission('view/roles');
  const { id = '' } = useParams();
  return allowed ? <LoadedRole id={id} /> : <ModulePage module="roles">{null}</ModulePage>;
}

function LoadedRole({ id }: { id: string }) {
  const text = useTexts(rolesMessages);
  const { data, error, isFetching, refetch } = useRole(id);
  if (isApiError(error) && error.status === notFound)
    return (
      <ErrorState
        actions={
          <ButtonLink href={paths.roles.href()} icon={ArrowLeft}>
            {text('table')}
          </ButtonLink>
        }
        headingLevel={1}
        icon={SearchX}
        title={text('missing')}
      >
        {text('missingText')}
      </ErrorState>
    );
  if (data !== undefined) return <RoleDetails key={id} role={data} />;
  if (error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('recordFailed')} />;
  return (
    <div className="record">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Skeleton width="half" />
    </div>
  );
}
