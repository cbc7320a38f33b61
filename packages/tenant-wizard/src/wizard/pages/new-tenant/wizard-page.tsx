import { Navigate } from 'react-router';
import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { useCleanAddress } from '../../../sections/payment/components/use-clean-address';
import { paths } from '../../../paths';
import { DraftWizard } from '../../components/draft-wizard';

/** The wizard of one draft: loads it, and opens it where it still is a draft. */
export function WizardPage() {
  useCleanAddress();
  return (
    <LoadedTenant as="draft">
      {(tenant, config) =>
        tenant.state === 'draft' || tenant.state === 'failed' ? (
          <DraftWizard config={config} key={tenant.id} tenant={tenant} />
        ) : (
          <Navigate replace to={paths.tenantDetails.href(tenant.id)} />
        )
      }
    </LoadedTenant>
  );
}
