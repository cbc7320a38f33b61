import type { Selection, SubscriptionDraft, Tenant } from '@atrium/api-client/contract';

export type ModuleKey = Selection['modules'][number];
export type PlanCycle = Selection['cycle'];

/** The modules in the order of the sections. */
export const moduleKeys = [
  'couriers',
  'fiscalization',
  'newsletter',
  'business_data',
  'mailbox',
] as const satisfies readonly ModuleKey[];

export const maxLicences = 10_000;
export const maxAssets = 100_000;

/** A plan in its form: null if empty, NaN if it is not a whole number. */
export interface PlanValues {
  readonly cycle: PlanCycle;
  readonly licences: number | null;
  readonly modules: readonly ModuleKey[];
  readonly assets: number | null;
}

/** Modules that are enabled in the setup of a company CRM. */
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

/** The plan of a draft. Defaults: one licence and the modules of the setup. */
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

/** The selection to quote; null while a quantity is missing or invalid. */
export function toSelection({ cycle, licences, modules, assets }: PlanValues): Selection | null {
  if (!isWithin(licences, 1, maxLicences) || !isWithin(assets, 0, maxAssets)) return null;
  return { cycle, licences, modules: moduleKeys.filter((key) => modules.includes(key)), assets };
}

/** A quantity is invalid and cannot be sent. */
export function hasInvalidQuantity({ licences, assets }: PlanValues): boolean {
  return (
    (licences !== null && !isWithin(licences, 1, maxLicences)) || (assets !== null && !isWithin(assets, 0, maxAssets))
  );
}

/** The request body without invalid quantities. */
export function toPlanInput({
  cycle,
  licences,
  modules,
  assets,
}: PlanValues): Required<Omit<SubscriptionDraft, 'plan'>> {
  return {
    cycle,
    licences: isWithin(licences, 1, maxLicences) ? licences : null,
    modules: moduleKeys.filter((key) => modules.includes(key)),
    assets: isWithin(assets, 0, maxAssets) ? assets : null,
  };
}
