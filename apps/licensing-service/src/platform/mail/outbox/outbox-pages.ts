import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../database/uuid';
import { attachmentHeader } from '../../http/attachment-header';
import { mayReadOutbox } from '../../http/outbox-access';
import { signedInUser } from '../../http/signed-in-user';
import { findMail, listMail, type MailRow } from '../mail.repository';
import { readAttachment } from '../read-attachment';
import type { PlatformDependencies } from '../../dependencies';
import { outboxListPage, outboxMessagePage, outboxRefusalPage, type PageFrame } from './outbox-page';

const maxMessages = 200;
const config = { open: 'checks outbox access itself' };
const noScript = 'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const mailPolicy = `${noScript}; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;

type Answer = (frame: PageFrame, reply: FastifyReply, request: FastifyRequest) => Promise<string | Buffer>;

/** Serves the outbox as HTML pages. */
export function outboxPages(app: FastifyInstance, dependencies: PlatformDependencies): void {
  const { database, settings } = dependencies;

  const serve = (path: string, answer: Answer) =>
    app.get(path, { config }, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const frame = { language: request.caller.language, product: settings.productName, nonce };
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(nonce) })
        .type('text/html; charset=utf-8');
      if (mayReadOutbox(settings, request, await signedInUser(dependencies, request)))
        return answer(frame, reply, request);
      reply.code(403);
      return outboxRefusalPage(frame, 'refused');
    });

  type MailAnswer = (frame: PageFrame, reply: FastifyReply, mail: MailRow) => string | Promise<string | Buffer>;
  const serveMail = (path: string, answer: MailAnswer) =>
    serve(path, async (frame, reply, request) => {
      const { id } = request.params as { id: string };
      const mail = isUuid(id) ? await findMail(database, id) : null;
      if (mail !== null) return answer(frame, reply, mail);
      reply.code(404);
      return outboxRefusalPage(frame, 'not_found');
    });

  serve('/outbox', async (frame) => outboxListPage(frame, await listMail(database, maxMessages)));
  serveMail('/outbox/:id', (frame, _reply, mail) => outboxMessagePage(frame, mail));
  serveMail('/outbox/:id/attachment', async (frame, reply, { attachment }) => {
    const file = await readAttachment(dependencies, attachment);
    if (file === null) {
      reply.code(404);
      return outboxRefusalPage(frame, 'not_found');
    }
    reply.type(file.contentType).header('content-disposition', attachmentHeader(file.filename));
    return file.content;
  });
  serveMail('/outbox/:id/html', (_frame, reply, { html }) => {
    reply.header('content-security-policy', mailPolicy);
    return html.replace('<head>', '<head><base target="_top">');
  });
}

function pagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}
