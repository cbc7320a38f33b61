import { Readable } from 'node:stream';
import { downloadActEndpoint } from '@atrium/api-client/contract';
import { downloadActSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../platform';
import { callFor } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { downloadAct } from './act.service';

export function actRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  fileRoute(app, downloadActEndpoint, downloadActSchema, async ({ params, ...call }) =>
    Readable.from([await downloadAct(dependencies, callFor('view/tenants', call), params.id)]),
  );
}
