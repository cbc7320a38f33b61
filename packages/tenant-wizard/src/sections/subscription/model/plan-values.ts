import type { Selection, SubscriptionDraft, Tenant } from '@atrium/api-client/contract';

export type ModuleKey = Selection['modules'][number];
export type PlanCycle = Selection['cycle'];

/** The modules in the order of their sections. */
export const moduleKeys = [
  'couriers',
  'fiscalization',
  'newsletter',
  'business_data',
  'mailbox',
] as const satisfies readonly ModuleKey[];

export const mostLicences = 10_000;
export const mostAssets = 100_000;

/** A plan as its form holds it: null where nothing is typed, NaN where that is no whole number. */
export interface PlanValues {
  readonly cycle: PlanCycle;
  readonly licences: number | null;
  readonly modules: readonly ModuleKey[];
  readonly assets: number | null;
}

/** The modules that the set-up of a company CRM has switched on. */
export function modulesInSetup({ sections: { couriers, fiscalization, plugins } }: Pick<Tenant, 'sections'>) {
  const { newsletter, business_data: businessData, mailbox } = plugins.data;
  const isOn: Readonly<Record<ModuleKey, boolean>> = {
    couriers: Object.values(couriers.data).some((courier) => courier.enabled === true),
    fiscalization: fiscalization.data.enabled === true,
    newsletter: Boolean(newsletter?.provider),
    business_data: Boolean(businessData?.username),
    mailbox: Boolean(mailbox?.host),
  };
  return moduleKeys.filter((key) => isOn[key]);
}

/** The plan of a draft; what was not chosen yet begins with one licence and the modules that were set up. */
export function toPlanValues({ cycle, licences, modules, assets }: SubscriptionDraft, tenant: Tenant): PlanValues {
  return {
    cycle: cycle ?? 'monthly',
    licences: licences === undefined ? 1 : licences,
    modules: modules ?? modulesInSetup(tenant),
    assets: assets === undefined ? 0 : assets,
  };
}

const isWithin = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

/** What can be quoted of the values; null while a quantity is missing or cannot be. */
export function toSelection({ cycle, licences, modules, assets }: PlanValues): Selection | null {
  if (!isWithin(licences, 1, mostLicences) || !isWithin(assets, 0, mostAssets)) return null;
  return { cycle, licences, modules: moduleKeys.filter((key) => modules.includes(key)), assets };
}

/** A quantity was typed that cannot be, so it is not sent. */
export function holdsBackQuantity({ licences, assets }: PlanValues): boolean {
  return (
    (licences !== null && !isWithin(licences, 1, mostLicences)) || (assets !== null && !isWithin(assets, 0, mostAssets))
  );
}

/** What is sent of the values: a quantity that cannot be is none. */
export function toPlanInput({
  cycle,
  licences,
  modules,
  assets,
}: PlanValues): Required<Omit<SubscriptionDraft, 'plan'>> {
  return {
    cycle,
    licences: isWithin(licences, 1, mostLicences) ? licences : null,
    modules: moduleKeys.filter((key) => modules.includes(key)),
    assets: isWithin(assets, 0, mostAssets) ? assets : null,
  };
}
