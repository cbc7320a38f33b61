import { optionsEndpoint } from '@atrium/api-client/contract';
import { optionsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route, type SessionUser } from '../platform';
import type { ResourceDependencies } from './dependencies';
import type { Listing } from './listing';
import { readOptions } from './options.service';

/** Registers the select options endpoint for the listings of each user. */
export function optionsRoutes(
  app: FastifyInstance,
  dependencies: ResourceDependencies,
  listingsFor: (user: SessionUser) => readonly Listing[],
): void {
  route(app, optionsEndpoint, optionsSchema, ({ body, user, caller }) =>
    readOptions(dependencies, listingsFor(user), { user, language: caller.language }, body),
  );
}
