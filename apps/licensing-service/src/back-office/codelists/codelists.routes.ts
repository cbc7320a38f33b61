import {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  duplicateCodelistEndpoint,
  getCodelistEndpoint,
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
  getCodelistSchema,
  readCodelistsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
  updateCodelistSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { onceRoute } from '../../platform/http/idempotent-route';
import { route } from '../../platform/http/route';
import type { Parts } from '../../parts';
import { changeOption, removeOption, storeOption } from './codelist-option.service';
import {
  createCodelist,
  duplicateCodelist,
  readCodelist,
  readCodelists,
  removeCodelist,
  renameCodelist,
} from './codelist.service';

export function codelistsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, readCodelistsEndpoint, readCodelistsSchema, ({ params, ...call }) =>
    readCodelists(parts, call, params.slugs),
  );
  route(app, getCodelistEndpoint, getCodelistSchema, ({ params, ...call }) => readCodelist(parts, call, params.id));
  onceRoute(app, parts, createCodelistEndpoint, createCodelistSchema, {
    effect: ({ body, ...call }, remember) => createCodelist(parts, call, body, remember),
    answer: async (call, id) => readCodelist(parts, call, id),
  });
  route(app, updateCodelistEndpoint, updateCodelistSchema, ({ params, body, ...call }) =>
    renameCodelist(parts, call, params.id, body),
  );
  onceRoute(app, parts, duplicateCodelistEndpoint, duplicateCodelistSchema, {
    effect: ({ params, body, ...call }, remember) =>
      duplicateCodelist(parts, call, { id: params.id, ...body }, remember),
    answer: async (call, id) => readCodelist(parts, call, id),
  });
  route(app, deleteCodelistEndpoint, deleteCodelistSchema, async ({ params, ...call }) => {
    await removeCodelist(parts, call, params.id);
    return null;
  });

  route(app, storeCodelistOptionEndpoint, storeCodelistOptionSchema, ({ body, ...call }) =>
    storeOption(parts, call, body),
  );
  route(app, updateCodelistOptionEndpoint, updateCodelistOptionSchema, ({ body, ...call }) =>
    changeOption(parts, call, body),
  );
  route(app, removeCodelistOptionEndpoint, removeCodelistOptionSchema, async ({ body, ...call }) => {
    await removeOption(parts, call, body);
    return null;
  });
}
