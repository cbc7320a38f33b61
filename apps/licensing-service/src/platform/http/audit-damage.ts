import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { writeAudit } from '../audit/audit';
import { describeError } from '../log';
import type { Parts } from '../../parts';
import { EnvelopeRefused } from '../secrets/envelope';

type Ground = Pick<Parts, 'database' | 'clock'>;

/** Reports a secret that cannot be decrypted to the operator. */
export const auditDamage = fastifyPlugin<{ parts: Ground }>(async (app, { parts }) => {
  app.addHook('onError', async (request: FastifyRequest<{ Params: { id?: string } }>, _reply, error) => {
    if (!(error instanceof EnvelopeRefused)) return;
    const { caller, params, id: requestId, log } = request;
    log.error(describeError(error), 'secret unreadable');
    await writeAudit(parts.database, {
      actorId: caller.user?.id ?? null,
      action: 'secret.unreadable',
      outcome: 'refused',
      subjectType: 'tenant',
      subjectId: params.id ?? null,
      requestId,
      ip: caller.ip,
      at: parts.clock(),
    });
  });
});
