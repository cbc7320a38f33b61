import type { Access } from '@atrium/api-client/contract';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '../database/uuid';
import type { PlatformDependencies } from '../dependencies';
import type { SessionUser } from './caller';
import { Forbidden, NotFound, Unauthenticated } from './errors';
import { hasPermission } from './has-permission';
import { mayReadOutbox } from './outbox-access';
import { reaches } from './tenant-access';

type AccessDependencies = Pick<PlatformDependencies, 'settings' | 'tenantRoleOf'>;

/** Enforces each endpoint's policy. A route without one throws at startup. */
export const enforceAccess = fastifyPlugin<{ dependencies: AccessDependencies }>(async (app, { dependencies }) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint === undefined && config?.open === undefined) {
      throw new Error(`${String(method)} ${url} declares no policy`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.endpoint?.access;
    if (access !== undefined) await enforce(dependencies, access, request);
  });
});

async function enforce(dependencies: AccessDependencies, access: Access, request: FastifyRequest): Promise<void> {
  switch (access.kind) {
    case 'public':
      return;
    case 'user':
      requireUser(request);
      return;
    case 'permission':
      if (!hasPermission(requireUser(request), access.permission)) throw new Forbidden();
      return;
    case 'tenant':
      return enforceTenant(dependencies, access, request);
    case 'outbox':
      return enforceOutbox(dependencies, request);
  }
}

function requireUser(request: FastifyRequest): SessionUser {
  if (request.caller.user === null) throw new Unauthenticated();
  return request.caller.user;
}

async function enforceTenant(
  dependencies: AccessDependencies,
  access: Extract<Access, { kind: 'tenant' }>,
  request: FastifyRequest,
): Promise<void> {
  const user = requireUser(request);
  const { id } = request.params as { id?: string };
  if (id === undefined || !isUuid(id)) throw new NotFound('tenant_not_found');
  if (hasPermission(user, access.permission)) return;
  const role = await dependencies.tenantRoleOf(user.id, id);
  if (role === null) throw new NotFound('tenant_not_found');
  if (!reaches(role, access.role)) throw new Forbidden();
}

function enforceOutbox({ settings }: AccessDependencies, request: FastifyRequest): void {
  const { user } = request.caller;
  if (mayReadOutbox(settings, request, user)) return;
  throw user === null ? new Unauthenticated() : new Forbidden();
}
