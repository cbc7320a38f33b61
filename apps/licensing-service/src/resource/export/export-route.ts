import type { Endpoint } from '@atrium/api-client/contract';
import { type CallOf, exportSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../platform';
import type { ResourceDependencies } from '../dependencies';
import type { ListedTable } from '../listing';

/** Registers the endpoint that downloads a list as a spreadsheet. */
export function exportRoute(
  app: FastifyInstance,
  { exports }: Pick<ResourceDependencies, 'exports'>,
  endpoint: Endpoint<CallOf<typeof exportSchema>>,
  listing: ListedTable,
): void {
  fileRoute(app, endpoint, exportSchema, ({ body, user, caller }) => exports.start(listing, { user, caller }, body));
}
