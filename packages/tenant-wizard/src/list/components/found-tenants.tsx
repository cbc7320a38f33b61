import type { SearchResults, TenantSummary } from '@atrium/api-client/contract';
import { CompanyTile } from '@atrium/ui-kit';
import { displayAddress } from '../../tenant/model/display-address';
import { tenantAppearance } from '../../tenant/model/tenant-appearance';
import { tenantHref } from '../../tenant/model/tenant-href';

function toFound(tenant: TenantSummary) {
  const { id, title, url, state } = tenant;
  return {
    id,
    href: tenantHref(tenant),
    label: title,
    labelKey: 'tenants:unnamed',
    detail: url === null || state !== 'active' ? '' : displayAddress(url),
    detailKey: `tenants:state.${state}`,
    lead: (name: string) => <CompanyTile name={name} state={tenantAppearance[state].tile} />,
  };
}

/** The company CRMs in the results of the portal's search. */
export const foundTenants = ({ tenants }: SearchResults) => [
  { id: 'tenants', labelKey: 'tenants:title', records: tenants.map(toFound) },
];
