import type { ApiClient } from '@atrium/api-client';
import { listTenantsEndpoint, type TenantSummary } from '@atrium/api-client/contract';
import { CompanyTile } from '@atrium/ui-kit';
import { displayAddress } from '../../tenant/model/display-address';
import { tenantAppearance } from '../../tenant/model/tenant-appearance';
import { tenantHref } from '../../tenant/model/tenant-href';

const maxResults = 6;

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

/** Finds company CRMs by words, else the latest ones, for the portal's search. */
export async function findTenants(client: ApiClient, words: string, signal: AbortSignal) {
  const query = { page: 1, per_page: maxResults, sort: '-updated_at', ...(words === '' ? {} : { search: words }) };
  const { data } = await client.call(listTenantsEndpoint, { query, signal });
  return data.map(toFound);
}
