import { Navigate } from 'react-router';
import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { useCleanAddress } from '../../../sections/payment/components/use-clean-address';
import { paths } from '../../../paths';
import { DraftWizard } from '../../components/draft-wizard';

/** Loads a draft and opens the wizard, or the details if it is no longer a draft. */
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
