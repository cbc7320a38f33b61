import { isNotFoundError } from '@atrium/api-client';
import type { Config, Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Spinner } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useConfig } from '../api/get-config';
import { useTenant } from '../api/get-tenant';
import { tenantMessages } from '../messages';
import { LoadFailure } from './load-failure';
import { MissingTenant } from './missing-tenant';

interface LoadedTenantProps {
  /** Selects the loading texts. */
  readonly as: 'draft' | 'tenant';
  readonly children: (tenant: Tenant, config: Config) => ReactNode;
}

/** Loads the company CRM in the address and the settings of the portal. */
export function LoadedTenant({ as, children }: LoadedTenantProps) {
  const text = useTexts(tenantMessages);
  const { id = '' } = useParams();
  const tenant = useTenant(id);
  const config = useConfig();

  if (isNotFoundError(tenant.error)) return <MissingTenant />;
  if (tenant.data !== undefined && config.data !== undefined) return children(tenant.data, config.data);
  const failed = tenant.error ?? config.error;
  if (failed === null) {
    return (
      <p className="waiting" role="status">
        <Spinner /> {text(`loading.${as}`)}
      </p>
    );
  }
  return (
    <LoadFailure
      busy={tenant.isFetching || config.isFetching}
      error={failed}
      headingLevel={1}
      onRetry={() => void Promise.all([tenant.refetch(), config.refetch()])}
      title={text(`loadFailed.${as}`)}
    />
  );
}
