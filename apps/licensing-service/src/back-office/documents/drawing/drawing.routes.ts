import { Readable } from 'node:stream';
import {
  downloadDraftDrawingEndpoint,
  downloadDrawingEndpoint,
  drawOnDraftEndpoint,
  saveDrawingEndpoint,
} from '@atrium/api-client/contract';
import {
  downloadDraftDrawingSchema,
  downloadDrawingSchema,
  drawOnDraftSchema,
  saveDrawingSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute, idempotentRoute, recordPublisher, route } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { fileNameOf } from '../../file-name-of';
import { readDocument } from '../document.service';
import { drawOnVersion, saveDrawing } from './draw.service';
import { drawOnDraft, saveDraftDrawing } from './draw-on-draft.service';

export function drawingRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const publish = recordPublisher(dependencies, 'documents');
  fileRoute(app, downloadDrawingEndpoint, downloadDrawingSchema, async ({ params, body, ...call }) => {
    const { title, drawn } = await drawOnVersion(dependencies, call, params, body.strokes);
    return { name: fileNameOf(title, 'pdf'), content: Readable.from([drawn]) };
  });
  idempotentRoute(app, dependencies, saveDrawingEndpoint, saveDrawingSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.changed(params.id, saveDrawing(dependencies, call, params, body, remember)),
    answer: async (call, id) => readDocument(dependencies, call, id),
  });
  fileRoute(app, downloadDraftDrawingEndpoint, downloadDraftDrawingSchema, async ({ params, body, ...call }) => {
    const { draft, drawn } = await drawOnDraft(dependencies, call, params.id, body.strokes);
    return { name: fileNameOf(draft.title, 'pdf'), content: Readable.from([drawn]) };
  });
  route(app, drawOnDraftEndpoint, drawOnDraftSchema, ({ params, body, ...call }) =>
    saveDraftDrawing(dependencies, call, params.id, body),
  );
}
