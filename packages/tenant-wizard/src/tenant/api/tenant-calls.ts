import {
  createDraftEndpoint,
  discardDraftEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
} from '@atrium/api-client/contract';

/** The calls by which company CRMs are read, made and discarded. */
export const tenantCalls = {
  list: listTenantsEndpoint,
  get: getTenantEndpoint,
  create: createDraftEndpoint,
  delete: discardDraftEndpoint,
};
