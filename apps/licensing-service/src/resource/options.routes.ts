import { optionsEndpoint } from '@atrium/api-client/contract';
import { optionsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform';
import type { ResourceDependencies } from './dependencies';
import type { Listing } from './listing';
import { readOptions } from './options.service';

/** Registers the select options endpoint for these listings. */
export function optionsRoutes(
  app: FastifyInstance,
  dependencies: ResourceDependencies,
  listings: readonly Listing[],
): void {
  route(app, optionsEndpoint, optionsSchema, ({ body, user, caller }) =>
    readOptions(dependencies, listings, { user, language: caller.language }, body),
  );
}
