import {
  createMediaEndpoint,
  deleteMediaEndpoint,
  deleteSeveralMediaEndpoint,
  duplicateMediaEndpoint,
  exportMediaEndpoint,
  getMediaEndpoint,
  listMediaCollectionsEndpoint,
  listMediaEndpoint,
  updateMediaEndpoint,
} from '@atrium/api-client/contract';
import {
  createMediaSchema,
  deleteMediaSchema,
  deleteSeveralMediaSchema,
  duplicateMediaSchema,
  getMediaSchema,
  listMediaCollectionsSchema,
  listMediaSchema,
  updateMediaSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, recordPublisher, route } from '../../platform';
import { readListPage, exportRoute } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { mediaFilesRoutes } from './media-files.routes';
import { mediaListing } from './media-listing';
import { changeMedia, createMedia, duplicateMedia, readCollections, readMedia, removeMedia } from './media.service';

export async function mediaRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  const publish = recordPublisher(dependencies, 'media');
  route(app, listMediaEndpoint, listMediaSchema, (call) => readListPage(dependencies, mediaListing, call));
  exportRoute(app, dependencies, exportMediaEndpoint, mediaListing);
  route(app, listMediaCollectionsEndpoint, listMediaCollectionsSchema, (call) => readCollections(dependencies, call));
  route(app, getMediaEndpoint, getMediaSchema, ({ params, ...call }) => readMedia(dependencies, call, params.id));
  idempotentRoute(app, dependencies, createMediaEndpoint, createMediaSchema, {
    effect: ({ body, ...call }, remember) => publish.created(createMedia(dependencies, call, body, remember)),
    answer: async (call, id) => readMedia(dependencies, call, id),
  });
  idempotentRoute(app, dependencies, duplicateMediaEndpoint, duplicateMediaSchema, {
    effect: ({ params, ...call }, remember) => publish.created(duplicateMedia(dependencies, call, params.id, remember)),
    answer: async (call, id) => readMedia(dependencies, call, id),
  });
  route(app, updateMediaEndpoint, updateMediaSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, changeMedia(dependencies, call, params.id, body)),
  );
  route(app, deleteMediaEndpoint, deleteMediaSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, removeMedia(dependencies, call, [params.id]));
    return null;
  });
  route(app, deleteSeveralMediaEndpoint, deleteSeveralMediaSchema, async ({ body, ...call }) => {
    await publish.changed('', removeMedia(dependencies, call, body.ids));
    return null;
  });
  await mediaFilesRoutes(app, dependencies);
}
