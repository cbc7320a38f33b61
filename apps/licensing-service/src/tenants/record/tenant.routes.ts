import {
  createDraftEndpoint,
  discardDraftEndpoint,
  exportTenantsEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  urlNameEndpoint,
} from '@atrium/api-client/contract';
import {
  createDraftSchema,
  discardDraftSchema,
  getTenantSchema,
  listTenantsSchema,
  urlNameSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, route } from '../../platform';
import { readListPage, exportRoute } from '../../resource';
import type { TenantsDependencies } from '../dependencies';
import { publishTenantChange } from '../publish-tenant-change';
import { createDraft, discardDraft } from '../drafts/draft.service';
import { callFor } from '../tenant-call';
import { readTenant } from './read-tenant';
import { createTenantListing } from './tenant-listing';
import { checkUrlName } from '../url-name.service';

export function tenantRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  const listing = createTenantListing(dependencies);
  route(app, listTenantsEndpoint, listTenantsSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportTenantsEndpoint, listing);

  route(app, urlNameEndpoint, urlNameSchema, async ({ query, user }) => {
    const { name, tenant_id: tenantId } = query;
    const isOwn = tenantId !== undefined && (await dependencies.tenantRoleOf(user.id, tenantId)) !== null;
    return checkUrlName(dependencies, name, isOwn ? tenantId : null);
  });

  idempotentRoute(app, dependencies, createDraftEndpoint, createDraftSchema, {
    effect: async ({ body, ...call }, remember) => {
      const options = { reuseUntouched: body.reuse_untouched === true };
      const id = await createDraft(dependencies, callFor('view/tenants', call), options, remember);
      await publishTenantChange(dependencies, id);
      return id;
    },
    answer: (call, id) => readTenant(dependencies, callFor('view/tenants', call), id),
  });

  route(app, getTenantEndpoint, getTenantSchema, ({ params, ...call }) =>
    readTenant(dependencies, callFor('view/tenants', call), params.id),
  );

  route(app, discardDraftEndpoint, discardDraftSchema, async ({ params, ...call }) => {
    await discardDraft(dependencies, callFor('delete/tenants', call), params.id);
    return null;
  });
}
