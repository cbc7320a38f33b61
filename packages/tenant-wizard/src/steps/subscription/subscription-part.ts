import { tenantMessages } from '../../messages';
import type { SectionPart } from '../../model/section-part';

const plan = { path: 'plan', label: 'wizard.section.subscription' };

/** The plan, as the wizard knows it without showing it. Only the trial can be chosen yet. */
export const subscriptionPart: SectionPart = {
  messages: tenantMessages,
  fields: [plan],
  state: ({ sections }) => ({ kind: sections.subscription.data.plan === 'trial' ? 'done' : 'empty' }),
  problems: ({ sections }) =>
    sections.subscription.data.plan === 'trial'
      ? []
      : [{ field: plan, message: 'step.subscription.choose', missing: true }],
};
