import { outboxEndpoint } from '@atrium/api-client/contract';
import { outboxSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { listSentMail } from '../mail.repository';
import type { PlatformDependencies } from '../../dependencies';
import { outboxPages } from './outbox-pages';

const maxMessages = 200;

export function outboxRoutes(app: FastifyInstance, dependencies: PlatformDependencies): void {
  const { database } = dependencies;
  outboxPages(app, dependencies);

  route(app, outboxEndpoint, outboxSchema, async () => {
    const messages = await listSentMail(database, maxMessages);
    return messages.map(({ id, to, subject, text, html, sentAt, createdAt }) => {
      return { id, to, subject, text, html, sent_at: (sentAt ?? createdAt).toISOString() };
    });
  });
}
