import type { TenantSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { CompanyTile, RowTitle } from '@atrium/ui-kit';
import { TenantStatus } from '../../tenant/components/tenant-status';
import { tenantMessages } from '../../tenant/messages';
import { tenantAppearance } from '../../tenant/model/tenant-appearance';
import { tenantHref } from '../../tenant/model/tenant-href';
import { TenantDetailLine } from './tenant-detail-line';
import { TenantFacts } from './tenant-facts';

/** First cell of a row: name, link and state. */
export function TenantName({ tenant }: { tenant: TenantSummary }) {
  const text = useTexts(tenantMessages);
  const name = tenant.title === '' ? text('unnamed') : tenant.title;
  return (
    <RowTitle
      detail={
        <>
          <TenantStatus state={tenant.state} />
          <TenantDetailLine tenant={tenant} />
          <TenantFacts tenant={tenant} />
        </>
      }
      href={tenantHref(tenant)}
      lead={<CompanyTile name={name} state={tenantAppearance[tenant.state].tile} />}
    >
      {name}
    </RowTitle>
  );
}
