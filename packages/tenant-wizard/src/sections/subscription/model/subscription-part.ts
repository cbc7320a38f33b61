import type { Tenant } from '@atrium/api-client/contract';
import type { SectionPart } from '../../form/model/section-part';
import { findSectionProblems, stateOfProblems, type SectionProblem } from '../../form/model/section-problems';
import { toSubscriptionValues } from './subscription-values';
import { planMessages } from '../messages';
import { subscriptionFields } from './subscription-fields';
import { subscriptionSchema } from './subscription.schema';

function findProblems(tenant: Tenant): SectionProblem[] {
  const values = toSubscriptionValues(tenant.sections.subscription.data, tenant);
  return findSectionProblems(subscriptionSchema, values, { section: 'subscription', fields: subscriptionFields });
}

export const subscriptionPart: SectionPart = {
  messages: planMessages,
  fields: subscriptionFields,
  problems: findProblems,
  state: (tenant) =>
    tenant.sections.subscription.data.plan ? stateOfProblems(findProblems(tenant)) : { kind: 'empty' },
};
