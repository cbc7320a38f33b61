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
import { DraftWizard } from '../../wizard/draft-wizard';

/** The wizard of one draft: loads it, and opens it where it still is a draft. */
export function WizardPage() {
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
        title={text('wizard.missing')}
      />
    );
  }
  if (tenant.data === undefined || config.data === undefined) {
    const failed = tenant.error ?? config.error;
    if (failed === null) {
      return (
        <p className="waiting" role="status">
          <Spinner /> {text('wizard.loading')}
        </p>
      );
    }
    return (
      <LoadFailure
        busy={tenant.isFetching || config.isFetching}
        error={failed}
        headingLevel={1}
        onRetry={() => void Promise.all([tenant.refetch(), config.refetch()])}
        title={text('wizard.loadFailed')}
      />
    );
  }
  if (tenant.data.state !== 'draft' && tenant.data.state !== 'failed') {
    return <Navigate replace to={paths.tenantDetails.href(id)} />;
  }
  return <DraftWizard config={config.data} key={id} tenant={tenant.data} />;
}
