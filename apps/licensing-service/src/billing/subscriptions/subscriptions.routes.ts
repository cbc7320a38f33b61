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

type ChangeCall<Body> = Parameters<typeof callFor>[1] & {
  readonly params: { readonly id: string };
  readonly body: Body;
};

export function subscriptionsRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const listing = createSubscriptionListing(dependencies);
  route(app, listSubscriptionsEndpoint, listSubscriptionsSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportSubscriptionsEndpoint, listing);

  route(app, getBillingEndpoint, getBillingSchema, ({ params, ...call }) =>
    readBilling(dependencies, callFor('view/subscriptions', call), params.id),
  );

  /** Changes a subscription, and answers with its billing. */
  const changed =
    <Body>(change: (...request: [BillingDependencies, TenantCall, string, Body]) => Promise<void>) =>
    async ({ params: { id }, body, ...user }: ChangeCall<Body>) => {
      const call = callFor('update/subscriptions', user);
      await publishAfter(dependencies, id, change(dependencies, call, id, body));
      return readBilling(dependencies, call, id);
    };

  route(app, planChangeEndpoint, planChangeSchema, changed(planChange));
  route(app, undoPlannedChangeEndpoint, undoPlannedChangeSchema, changed(undoPlannedChange));
  route(app, cancelSubscriptionEndpoint, cancelSubscriptionSchema, changed(cancelSubscription));
  route(app, resumeSubscriptionEndpoint, resumeSubscriptionSchema, changed(resumeSubscription));
}
