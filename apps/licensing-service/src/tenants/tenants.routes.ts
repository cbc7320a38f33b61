import {
  activateTenantEndpoint,
  closeTenantEndpoint,
  createDraftEndpoint,
  deactivateTenantEndpoint,
  discardDraftEndpoint,
  duplicateTenantEndpoint,
  getTenantEndpoint,
  startTenantEndpoint,
  updateCrmEndpoint,
  urlNameEndpoint,
} from '@atrium/api-client/contract';
import {
  activateTenantSchema,
  createDraftSchema,
  deactivateTenantSchema,
  discardDraftSchema,
  duplicateTenantSchema,
  getTenantSchema,
  closeTenantSchema,
  startTenantSchema,
  updateCrmSchema,
  urlNameSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { onceRoute } from '../platform/http/idempotent-route';
import { route } from '../platform/http/route';
import type { Parts } from '../parts';
import { announceOperation } from './operations/announce';
import { viewOperation } from './operations/read-operation';
import { announceTenant } from './announce-tenant';
import { closeTenant } from '../provisioning/lifecycle/close-tenant.service';
import { createDraft, discardDraft } from './draft.service';
import { callFor } from './tenant-call';
import { duplicateTenant } from '../setup/duplicate-tenant.service';
import { readTenant } from './read-tenant';
import { startTenant } from '../provisioning/lifecycle/start-tenant.service';
import { switchTenant } from '../provisioning/lifecycle/switch-tenant.service';
import { checkUrlName } from './url-name.service';

export function tenantsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, urlNameEndpoint, urlNameSchema, async ({ query, user }) => {
    const { name, tenant_id: tenantId } = query;
    const isOwn = tenantId !== undefined && (await parts.tenantRoleOf(user.id, tenantId)) !== null;
    return checkUrlName(parts, name, isOwn ? tenantId : null);
  });

  onceRoute(app, parts, createDraftEndpoint, createDraftSchema, {
    effect: async ({ body, ...call }, remember) => {
      const wish = { reuseUntouched: body.reuse_untouched === true };
      const id = await createDraft(parts, callFor('view/tenants', call), wish, remember);
      await announceTenant(parts, id);
      return id;
    },
    answer: (call, id) => readTenant(parts, callFor('view/tenants', call), id),
  });

  route(app, getTenantEndpoint, getTenantSchema, ({ params, ...call }) =>
    readTenant(parts, callFor('view/tenants', call), params.id),
  );

  route(app, discardDraftEndpoint, discardDraftSchema, async ({ params, ...call }) => {
    await discardDraft(parts, callFor('delete/tenants', call), params.id);
    return null;
  });

  onceRoute(app, parts, duplicateTenantEndpoint, duplicateTenantSchema, {
    effect: async ({ params, body, ...call }, remember) => {
      const source = { id: params.id, title: body.title ?? null };
      const id = await duplicateTenant(parts, callFor('create/tenants', call), source, remember);
      await announceTenant(parts, id);
      return id;
    },
    answer: (call, id) => readTenant(parts, callFor('create/tenants', call), id),
  });

  route(app, startTenantEndpoint, startTenantSchema, async ({ params, ...call }) => {
    const record = await startTenant(parts, callFor('create/tenants', call), params.id);
    await announceOperation(parts, record.operation.id);
    return viewOperation(parts, record, call.caller.language);
  });

  route(app, activateTenantEndpoint, activateTenantSchema, async ({ params, ...call }) => {
    const record = await switchTenant(parts, callFor('update/tenants', call), params.id, 'activate');
    await announceOperation(parts, record.operation.id);
    return viewOperation(parts, record, call.caller.language);
  });

  route(app, deactivateTenantEndpoint, deactivateTenantSchema, async ({ params, ...call }) => {
    const record = await switchTenant(parts, callFor('update/tenants', call), params.id, 'deactivate');
    await announceOperation(parts, record.operation.id);
    return viewOperation(parts, record, call.caller.language);
  });

  route(app, updateCrmEndpoint, updateCrmSchema, async ({ params, ...call }) => {
    const record = await switchTenant(parts, callFor('update/tenants', call), params.id, 'update');
    await announceOperation(parts, record.operation.id);
    return viewOperation(parts, record, call.caller.language);
  });

  route(app, closeTenantEndpoint, closeTenantSchema, async ({ params, ...call }) => {
    const record = await closeTenant(parts, callFor('delete/tenants', call), params.id);
    await announceOperation(parts, record.operation.id);
    return viewOperation(parts, record, call.caller.language);
  });
}
