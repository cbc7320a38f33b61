import type { TenantSummary } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { tenantListMessages } from '../messages';
import { tenantExists } from '../../tenant/model/tenant-exists';
import { displayAddress } from '../../tenant/model/display-address';

/** URL and dates below the name, on a phone and for states without details. */
export function TenantFacts({ tenant }: { tenant: TenantSummary }) {
  const text = useTexts(tenantListMessages);
  const { state, url, created_at: created, updated_at: updated } = tenant;
  if (tenantExists(tenant) || state === 'closed') return null;
  return (
    <>
      {url !== null && <span className="tenant-fact">{displayAddress(url)}</span>}
      <span className="tenant-fact">
        {text('dates', { created: formatDateTime(created), updated: formatDateTime(updated) })}
      </span>
    </>
  );
}
