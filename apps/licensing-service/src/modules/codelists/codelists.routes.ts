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
import { route } from '../../http/route';
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
  route(app, createCodelistEndpoint, createCodelistSchema, ({ body, ...call }) => createCodelist(parts, call, body));
  route(app, updateCodelistEndpoint, updateCodelistSchema, ({ params, body, ...call }) =>
    renameCodelist(parts, call, params.id, body),
  );
  route(app, duplicateCodelistEndpoint, duplicateCodelistSchema, ({ params, body, ...call }) =>
    duplicateCodelist(parts, call, params.id, body),
  );
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
