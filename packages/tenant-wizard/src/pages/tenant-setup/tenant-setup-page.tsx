import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, ErrorState, Spinner } from '@atrium/ui-kit';
import { SearchX } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { useConfig } from '../../api/get-config';
import { useTenant } from '../../api/get-tenant';
import { LoadFailure } from '../../components/load-failure';
import { tenantMessages } from '../../messages';
import { paths } from '../../paths';
import { TenantSetup } from './tenant-setup';

/** The set-up of a company CRM that lives: loads it, and shows it to those who may change it. */
export function TenantSetupPage() {
  const text = useTexts(tenantMessages);
  const { id = '' } = useParams();
  const tenant = useTenant(id);
  const config = useConfig();

  if (isNotFoundError(tenant.error)) {
    return (
      <ErrorState
        actions={<ButtonLink href={paths.tenants.href()}>{text('wizard.backToTenants')}</ButtonLink>}
        headingLevel={1}
        icon={SearchX}
        title={text('details.missing')}
      >
        {text('details.missingText')}
      </ErrorState>
    );
  }
  if (tenant.data === undefined || config.data === undefined) {
    const failed = tenant.error ?? config.error;
    if (failed === null) {
      return (
        <p className="waiting" role="status">
          <Spinner /> {text('details.loading')}
        </p>
      );
    }
    return (
      <LoadFailure
        busy={tenant.isFetching || config.isFetching}
        error={failed}
        headingLevel={1}
        onRetry={() => void Promise.all([tenant.refetch(), config.refetch()])}
        title={text('details.loadFailed')}
      />
    );
  }
  if (!tenant.data.allowed_actions.includes('setup')) return <Navigate replace to={paths.tenantDetails.href(id)} />;
  return <TenantSetup config={config.data} key={id} tenant={tenant.data} />;
}
