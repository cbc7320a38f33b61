import {
  cancelSubscriptionEndpoint,
  exportSubscriptionsEndpoint,
  getBillingEndpoint,
  listSubscriptionsEndpoint,
  planChangeEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
} from '@atrium/api-client/contract';
import {
  cancelSubscriptionSchema,
  getBillingSchema,
  listSubscriptionsSchema,
  planChangeSchema,
  resumeSubscriptionSchema,
  undoPlannedChangeSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import { readListPage, exportRoute } from '../../resource';
import { publishAfter, callFor } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { cancelSubscription, planChange, resumeSubscription, undoPlannedChange } from './change-subscription.service';
import { readBilling } from './read-billing';
import { createSubscriptionListing } from './subscription-listing';

export function subscriptionsRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const listing = createSubscriptionListing(dependencies);
  route(app, listSubscriptionsEndpoint, listSubscriptionsSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportSubscriptionsEndpoint, listing);

  route(app, getBillingEndpoint, getBillingSchema, ({ params, ...call }) =>
    readBilling(dependencies, callFor('view/subscriptions', call), params.id),
  );

  route(app, planChangeEndpoint, planChangeSchema, async ({ params, body, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await publishAfter(dependencies, params.id, planChange(dependencies, allowed, params.id, body));
    return readBilling(dependencies, allowed, params.id);
  });

  route(app, undoPlannedChangeEndpoint, undoPlannedChangeSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await publishAfter(dependencies, params.id, undoPlannedChange(dependencies, allowed, params.id));
    return readBilling(dependencies, allowed, params.id);
  });

  route(app, cancelSubscriptionEndpoint, cancelSubscriptionSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await publishAfter(dependencies, params.id, cancelSubscription(dependencies, allowed, params.id));
    return readBilling(dependencies, allowed, params.id);
  });

  route(app, resumeSubscriptionEndpoint, resumeSubscriptionSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await publishAfter(dependencies, params.id, resumeSubscription(dependencies, allowed, params.id));
    return readBilling(dependencies, allowed, params.id);
  });
}
