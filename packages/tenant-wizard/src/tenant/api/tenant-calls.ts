import {
  createDraftEndpoint,
  discardDraftEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
} from '@atrium/api-client/contract';

/** Endpoints to read, create and discard company CRMs. */
export const tenantCalls = {
  list: listTenantsEndpoint,
  get: getTenantEndpoint,
  create: createDraftEndpoint,
  delete: discardDraftEndpoint,
};
