import type { Tenant } from '@atrium/api-client/contract';
import { tenantMessages } from '../../messages';
import { draftSelection } from '../../model/draft-selection';
import type { SectionPart } from '../../model/section-part';

const plan = { path: 'plan', label: 'wizard.section.subscription' };

const isChosen = (tenant: Tenant) =>
  tenant.sections.subscription.data.plan === 'trial' || draftSelection(tenant) !== undefined;

/** The plan, as the wizard knows it without showing it. */
export const subscriptionPart: SectionPart = {
  messages: tenantMessages,
  fields: [plan],
  state: (tenant) => ({ kind: isChosen(tenant) ? 'done' : 'empty' }),
  problems: (tenant) => (isChosen(tenant) ? [] : [{ field: plan, message: 'step.subscription.choose', missing: true }]),
};
