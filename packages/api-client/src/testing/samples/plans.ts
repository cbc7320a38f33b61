import type { SubscriptionDraft, Tenant } from '../../contract';
import { sampleDraft } from './tenants';

/** The paid plan of the reference pictures. */
export const samplePlan = {
  plan: 'paid',
  cycle: 'yearly',
  licences: 6,
  modules: ['couriers', 'fiscalization', 'mailbox'],
  assets: 12,
} as const satisfies SubscriptionDraft;

/** A draft with a plan; paid by default. */
export function draftWithPlan(plan: SubscriptionDraft = {}, change: Partial<Tenant> = {}): Tenant {
  const draft = sampleDraft(change);
  const { subscription } = draft.sections;
  const data = { ...samplePlan, modules: [...samplePlan.modules], ...plan };
  return { ...draft, sections: { ...draft.sections, subscription: { ...subscription, data } } };
}

/** A draft whose company has this country and VAT number. */
export function draftOf(
  address: { readonly country: string; readonly vat_number: string | null },
  draft = draftWithPlan(),
): Tenant {
  const { application } = draft.sections;
  const data = { ...application.data, address: { ...application.data.address, ...address } };
  return { ...draft, sections: { ...draft.sections, application: { ...application, data } } };
}

/** A complete draft with the sample plan. */
export const paidDraft = (change: Partial<Tenant> = {}): Tenant => ({ ...draftWithPlan(), ...change });
