import { documentLetterEndpoint, listDocumentSendsEndpoint, sendDocumentEndpoint } from '@atrium/api-client/contract';
import { documentLetterSchema, listDocumentSendsSchema, sendDocumentSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, recordPublisher, route } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { readLetter } from './document-letter.service';
import { readSends, sendDocument } from './send-document.service';

export function sendingRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const publish = recordPublisher(dependencies, 'documents');
  route(app, listDocumentSendsEndpoint, listDocumentSendsSchema, async ({ params }) => ({
    data: await readSends(dependencies, params.id),
  }));
  route(app, documentLetterEndpoint, documentLetterSchema, ({ params, ...call }) =>
    readLetter(dependencies, call, params.id),
  );
  idempotentRoute(app, dependencies, sendDocumentEndpoint, sendDocumentSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.changed(params.id, sendDocument(dependencies, call, params.id, body, remember)),
    answer: async (_call, id) => ({ data: await readSends(dependencies, id) }),
  });
}
