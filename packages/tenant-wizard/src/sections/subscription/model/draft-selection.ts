import type { Selection, Tenant } from '@atrium/api-client/contract';

/** What a draft has chosen to pay for; undefined while it is the trial, nothing, or not complete. */
export function draftSelection({ sections }: Pick<Tenant, 'sections'>): Selection | undefined {
  const { plan, cycle, licences, modules, assets } = sections.subscription.data;
  if (plan !== 'paid' || !cycle || !licences) return undefined;
  return { cycle, licences, modules: modules ?? [], assets: assets ?? 0 };
}
