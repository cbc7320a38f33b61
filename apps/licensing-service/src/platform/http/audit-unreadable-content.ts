import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type AuditEntry, writeAudit } from '../audit/audit';
import { isUuid } from '../database/uuid';
import { describeError } from '../log';
import type { PlatformDependencies } from '../dependencies';
import { FileUnreadable } from '../files/file-unreadable';
import { EnvelopeError } from '../secrets/envelope-error';

type Dependencies = Pick<PlatformDependencies, 'database' | 'clock'>;

/** Adds an audit entry when a secret cannot be decrypted, or a stored file is missing or damaged. */
export const auditUnreadableContent = fastifyPlugin<{ dependencies: Dependencies }>(async (app, { dependencies }) => {
  app.addHook('onError', async (request: FastifyRequest<{ Params: { id?: string } }>, _reply, error) => {
    const { caller, params, id: requestId, log } = request;
    const about = entryAbout(error, params.id ?? null);
    if (about === null) return;
    log.error(describeError(error), 'content unreadable');
    await writeAudit(dependencies.database, {
      ...about,
      actorId: caller.user?.id ?? null,
      outcome: 'refused',
      requestId,
      ip: caller.ip,
      at: dependencies.clock(),
    });
  });
});

function entryAbout(
  error: unknown,
  recordId: string | null,
): Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId' | 'related'> | null {
  if (error instanceof EnvelopeError)
    return { action: 'secret.unreadable', subjectType: 'tenant', subjectId: recordId };
  if (!(error instanceof FileUnreadable)) return null;
  const related = recordId === null || !isUuid(recordId) ? [] : [recordId];
  return { action: 'file.unreadable', subjectType: 'file', subjectId: error.fileId, related };
}
