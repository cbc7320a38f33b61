import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { Navigate, useParams } from 'react-router';
import { useTenant } from '../../tenant/api/get-tenant';
import { LoadFailure } from '../../tenant/components/load-failure';
import { MissingTenant } from '../../tenant/components/missing-tenant';
import { tenantMessages } from '../../tenant/messages';
import { paths } from '../../paths';
import { DetailsSkeleton } from './details-skeleton';
import { Progress } from './progress/progress';
import { TenantDetails } from './tenant-details';
import { useNotifyOperationEnd } from './use-notify-operation-end';

/** A company CRM: its progress while an operation runs or has failed, else its details. */
export function TenantDetailsPage() {
  const text = useTexts(tenantMessages);
  const { id = '' } = useParams();
  const tenant = useTenant(id);
  useNotifyOperationEnd(tenant.data?.operation);

  if (isNotFoundError(tenant.error)) return <MissingTenant />;
  if (tenant.data === undefined) {
    if (!tenant.isError) return <DetailsSkeleton />;
    return (
      <LoadFailure
        busy={tenant.isFetching}
        error={tenant.error}
        headingLevel={1}
        onRetry={() => void tenant.refetch()}
        title={text('loadFailed.tenant')}
      />
    );
  }
  const { state, operation } = tenant.data;
  if (state === 'draft') return <Navigate replace to={paths.section.href(id, 'review')} />;
  const isOpen = operation !== null && operation.state !== 'succeeded' && operation.state !== 'cancelled';
  if (isOpen) return <Progress key={operation.id} known={operation} tenant={tenant.data} />;
  return <TenantDetails tenant={tenant.data} />;
}
