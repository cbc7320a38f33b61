import { quotePlanEndpoint } from '@atrium/api-client/contract';
import { quotePlanSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import { callFor } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { createQuote } from './quote.service';

export function quotesRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  route(app, quotePlanEndpoint, quotePlanSchema, ({ params, body, ...call }) => {
    const { scope } = callFor('update/subscriptions', call);
    return createQuote(dependencies, scope, { tenantId: params.id, selection: body });
  });
}
