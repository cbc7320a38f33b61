import { createApiClient } from '@atrium/api-client';
import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { create as createAxios } from 'axios';
import ky from 'ky';
import { createFetch } from 'ofetch';
import createOpenapiClient from 'openapi-fetch';
import wretch from 'wretch';

const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

async function plainCall(fetch, url) {
  const response = await fetch(url, { headers, credentials: 'include' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Each client's request of one page of a list: `{ name: () => Promise<{ data }> }`, ours first. */
export function contendersOf(baseUrl, fetch) {
  const ours = createApiClient({ baseUrl, fetch });
  const openapi = createOpenapiClient({ baseUrl, fetch, headers, credentials: 'include' });
  const ofetch = createFetch({ fetch, defaults: { baseURL: baseUrl, headers, credentials: 'include' } });
  const kyOf = ky.create({ fetch, headers, credentials: 'include' });
  const axiosOf = createAxios({ baseURL: baseUrl, headers, adapter: 'fetch', env: { fetch, Request, Response } });
  const wretchOf = wretch(baseUrl).fetchPolyfill(fetch).options({ credentials: 'include' }).headers(headers);
  return {
    '@atrium/api-client': () => ours.call(listTenantsEndpoint, { query: { page: 2 } }),
    'fetch by hand': () => plainCall(fetch, `${baseUrl}/tenants?page=2`),
    wretch: () => wretchOf.url('/tenants?page=2').get().json(),
    'openapi-fetch': async () => (await openapi.GET('/tenants', { params: { query: { page: 2 } } })).data,
    ofetch: () => ofetch('/tenants', { query: { page: 2 } }),
    ky: () => kyOf.get(`${baseUrl}/tenants`, { searchParams: { page: 2 } }).json(),
    axios: async () => (await axiosOf.get('/tenants', { params: { page: 2 } })).data,
  };
}
