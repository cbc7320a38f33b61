import {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  duplicateCodelistEndpoint,
  exportCodelistOptionsEndpoint,
  exportCodelistsEndpoint,
  getCodelistEndpoint,
  listCodelistOptionUsesEndpoint,
  listCodelistsEndpoint,
  orderCodelistOptionsEndpoint,
  readCodelistsEndpoint,
  removeCodelistOptionEndpoint,
  storeCodelistOptionEndpoint,
  updateCodelistEndpoint,
  updateCodelistOptionEndpoint,
} from '@atrium/api-client/contract';
import {
  createCodelistSchema,
  deleteCodelistSchema,
  duplicateCodelistSchema,
  exportCodelistOptionsSchema,
  getCodelistSchema,
  listCodelistOptionUsesSchema,
  listCodelistsSchema,
  orderCodelistOptionsSchema,
  readCodelistsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
  updateCodelistSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute, idempotentRoute, recordPublisher, route } from '../../platform';
import { readListPage, exportRoute } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { codelistListing } from './codelist-listing';
import { changeOption, orderOptions, removeOption, storeOption } from './codelist-option.service';
import { exportOptions } from './export-options.service';
import { listOptionUses } from './option-uses.service';
import { readCodelist, readCodelists, removeCodelist, renameCodelist } from './codelist.service';
import { createCodelist, duplicateCodelist } from './create-codelist.service';

export function codelistsRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const publish = recordPublisher(dependencies, 'codelists');
  route(app, listCodelistsEndpoint, listCodelistsSchema, (call) => readListPage(dependencies, codelistListing, call));
  exportRoute(app, dependencies, exportCodelistsEndpoint, codelistListing);
  fileRoute(app, exportCodelistOptionsEndpoint, exportCodelistOptionsSchema, ({ params, ...call }) =>
    exportOptions(dependencies, call, params.id),
  );
  route(app, readCodelistsEndpoint, readCodelistsSchema, ({ params, ...call }) =>
    readCodelists(dependencies, call, params.slugs),
  );
  route(app, getCodelistEndpoint, getCodelistSchema, ({ params, ...call }) =>
    readCodelist(dependencies, call, params.id),
  );
  idempotentRoute(app, dependencies, createCodelistEndpoint, createCodelistSchema, {
    effect: ({ body, ...call }, remember) => publish.created(createCodelist(dependencies, call, body, remember)),
    answer: async (call, id) => readCodelist(dependencies, call, id),
  });
  route(app, updateCodelistEndpoint, updateCodelistSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, renameCodelist(dependencies, call, params.id, body)),
  );
  idempotentRoute(app, dependencies, duplicateCodelistEndpoint, duplicateCodelistSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.created(duplicateCodelist(dependencies, call, { id: params.id, ...body }, remember)),
    answer: async (call, id) => readCodelist(dependencies, call, id),
  });
  route(app, deleteCodelistEndpoint, deleteCodelistSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, removeCodelist(dependencies, call, params.id));
    return null;
  });

  route(app, listCodelistOptionUsesEndpoint, listCodelistOptionUsesSchema, ({ params, ...call }) =>
    listOptionUses(dependencies, call, params),
  );
  route(app, storeCodelistOptionEndpoint, storeCodelistOptionSchema, ({ body, ...call }) =>
    storeOption(dependencies, call, body),
  );
  route(app, updateCodelistOptionEndpoint, updateCodelistOptionSchema, ({ body, ...call }) =>
    changeOption(dependencies, call, body),
  );
  route(app, orderCodelistOptionsEndpoint, orderCodelistOptionsSchema, ({ body, ...call }) =>
    orderOptions(dependencies, call, body),
  );
  route(app, removeCodelistOptionEndpoint, removeCodelistOptionSchema, async ({ body, ...call }) => {
    await removeOption(dependencies, call, body);
    return null;
  });
}
