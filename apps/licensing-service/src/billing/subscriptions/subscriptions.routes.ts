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
import { callFor, publishAfter, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { cancelSubscription, planChange, resumeSubscription, undoPlannedChange } from './change-subscription.service';
import { readBilling } from './read-billing';
import { createSubscriptionListing } from './subscription-listing';

type CallUser = Parameters<typeof callFor>[1];

export function subscriptionsRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const listing = createSubscriptionListing(dependencies);
  route(app, listSubscriptionsEndpoint, listSubscriptionsSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportSubscriptionsEndpoint, listing);

  route(app, getBillingEndpoint, getBillingSchema, ({ params, ...call }) =>
    readBilling(dependencies, callFor('view/subscriptions', call), params.id),
  );

  /** Changes a subscription, and answers with its billing. */
  const changed = async (tenantId: string, user: CallUser, change: (call: TenantCall) => Promise<void>) => {
    const call = callFor('update/subscriptions', user);
    await publishAfter(dependencies, tenantId, change(call));
    return readBilling(dependencies, call, tenantId);
  };

  route(app, planChangeEndpoint, planChangeSchema, ({ params: { id }, body, ...call }) =>
    changed(id, call, (allowed) => planChange(dependencies, allowed, id, body)),
  );

  route(app, undoPlannedChangeEndpoint, undoPlannedChangeSchema, ({ params: { id }, ...call }) =>
    changed(id, call, (allowed) => undoPlannedChange(dependencies, allowed, id)),
  );

  route(app, cancelSubscriptionEndpoint, cancelSubscriptionSchema, ({ params: { id }, ...call }) =>
    changed(id, call, (allowed) => cancelSubscription(dependencies, allowed, id)),
  );

  route(app, resumeSubscriptionEndpoint, resumeSubscriptionSchema, ({ params: { id }, ...call }) =>
    changed(id, call, (allowed) => resumeSubscription(dependencies, allowed, id)),
  );
}
