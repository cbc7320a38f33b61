import type { Selection, Tenant } from '@atrium/api-client/contract';

/** The selection to pay for; undefined for a trial, without a plan, or while incomplete. */
export function draftSelection({ sections }: Pick<Tenant, 'sections'>): Selection | undefined {
  const { plan, cycle, licences, modules, assets } = sections.subscription.data;
  if (plan !== 'paid' || !cycle || !licences) return undefined;
  return { cycle, licences, modules: modules ?? [], assets: assets ?? 0 };
}
