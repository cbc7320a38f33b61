import { searchEndpoint } from '@atrium/api-client/contract';
import { searchSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { searchRecords } from './search.service';

export function searchRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  route(app, searchEndpoint, searchSchema, ({ query, user, caller }) =>
    searchRecords(dependencies, { user, language: caller.language }, (query.search ?? '').trim()),
  );
}
