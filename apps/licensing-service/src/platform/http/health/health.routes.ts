import { liveEndpoint, readyEndpoint } from '@atrium/api-client/contract';
import { liveSchema, readySchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors';
import { route } from '../route';
import type { PlatformDependencies } from '../../dependencies';

export function healthRoutes(app: FastifyInstance, { database, jobs }: PlatformDependencies): void {
  route(app, liveEndpoint, liveSchema, async () => ({ status: 'ok' as const }));

  route(app, readyEndpoint, readySchema, async () => {
    if (!jobs.isWorking()) throw new Unavailable();
    await database.execute(sql`select 1`).catch(() => {
      throw new Unavailable();
    });
    return { status: 'ok' as const };
  });
}
