import { quotePlanEndpoint } from '@atrium/api-client/contract';
import { quotePlanSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { quoteWish } from './quote.service';
import { viewQuote } from './quote-view';

export function quotesRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  route(app, quotePlanEndpoint, quotePlanSchema, async ({ params, body }) =>
    viewQuote(await quoteWish(dependencies, { tenantId: params.id, selection: body })),
  );
}
