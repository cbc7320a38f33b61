import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { writeAudit } from '../audit/audit';
import { describeError } from '../log';
import type { PlatformDependencies } from '../dependencies';
import { EnvelopeError } from '../secrets/envelope';

type Dependencies = Pick<PlatformDependencies, 'database' | 'clock'>;

/** Adds an audit entry when a secret cannot be decrypted. */
export const auditUnreadableSecrets = fastifyPlugin<{ dependencies: Dependencies }>(async (app, { dependencies }) => {
  app.addHook('onError', async (request: FastifyRequest<{ Params: { id?: string } }>, _reply, error) => {
    if (!(error instanceof EnvelopeError)) return;
    const { caller, params, id: requestId, log } = request;
    log.error(describeError(error), 'secret unreadable');
    await writeAudit(dependencies.database, {
      actorId: caller.user?.id ?? null,
      action: 'secret.unreadable',
      outcome: 'refused',
      subjectType: 'tenant',
      subjectId: params.id ?? null,
      requestId,
      ip: caller.ip,
      at: dependencies.clock(),
    });
  });
});
