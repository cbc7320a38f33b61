import { isTenantUrlName } from '@atrium/validators';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../platform';
import type { ProvisioningDependencies } from '../dependencies';
import { instancePage } from './instance-page';
import { instancePolicy } from './instance-style';
import { readInstance, type InstanceView } from './read-instance';

const statuses = { running: 200, inactive: 503, unreachable: 503, closed: 410, unknown: 404 } as const;

interface NameParams {
  Params: { name: string };
}

/** Browsers reject an opener policy on a sandboxed page, hence `unsafe-none`. */
function withPolicy(reply: FastifyReply, view: InstanceView): FastifyReply {
  return reply.code(statuses[view.kind]).headers({
    'content-security-policy': instancePolicy,
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  });
}

/** Public pages of the `local` provisioner's company CRMs, without cookies. */
export function instanceRoutes(app: FastifyInstance, { database, settings }: ProvisioningDependencies): void {
  const config = { open: 'a company CRM answers everybody at its own address' };
  const viewOf = (name: string, language: 'en' | 'sl') =>
    readInstance(database, isTenantUrlName(name) ? name : '', settings.tenantUrlTemplate, language);

  app.get<NameParams>('/crm/:name', { config }, async ({ params }, reply) =>
    reply.redirect(`/crm/${encodeURIComponent(params.name)}/`, 308),
  );

  app.get<NameParams>('/crm/:name/', { config }, async (request, reply) => {
    const view = await viewOf(request.params.name, languageOf(request));
    return withPolicy(reply, view)
      .type('text/html; charset=utf-8')
      .header('content-language', view.language)
      .send(instancePage(view, settings.productName));
  });

  app.get<NameParams>('/crm/:name/health', { config }, async (request, reply) => {
    const view = await viewOf(request.params.name, languageOf(request));
    return withPolicy(reply, view).send(
      view.kind === 'running'
        ? { status: 'ok', version: view.version, users: view.counts.users }
        : { status: view.kind },
    );
  });
}
