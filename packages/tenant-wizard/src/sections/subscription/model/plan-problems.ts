import type { Billing, Selection } from '@atrium/api-client/contract';
import { maxAssets, maxLicences, type PlanValues } from './plan-values';

/** Problems that prevent choosing a plan: message keys by field. */
export interface PlanProblems {
  readonly licences?: string;
  readonly assets?: string;
}

/** The current plan and its usage; null if unknown. */
export interface PlanInUse {
  readonly now: Pick<Selection, 'licences' | 'assets'> | null;
  readonly usage: Billing['usage'];
}

function countProblem(
  name: 'licences' | 'assets',
  value: number | null,
  { least, most }: { readonly least: number; readonly most: number },
): string | undefined {
  if (Number.isNaN(value)) return 'error.whole';
  if (value === null || value < least) return `error.${name}`;
  return value > most ? `error.${name}Most?most=${most}` : undefined;
}

function problemOfUse(name: 'licences' | 'assets', chosen: number, { now, usage }: PlanInUse): string | undefined {
  if (usage !== null) return chosen < usage[name] ? `error.belowUse?chosen=${chosen}&used=${usage[name]}` : undefined;
  return now !== null && chosen < now[name] ? `error.usageUnknown?chosen=${chosen}&now=${now[name]}` : undefined;
}

/** Validates the quantities of a plan; `inUse` is the usage of an existing company CRM. */
export function planProblems({ licences, assets }: PlanValues, inUse?: PlanInUse): PlanProblems {
  const problemOf = (name: 'licences' | 'assets', value: number | null, least: number, most: number) =>
    countProblem(name, value, { least, most }) ??
    (inUse === undefined || value === null ? undefined : problemOfUse(name, value, inUse));
  const found = {
    licences: problemOf('licences', licences, 1, maxLicences),
    assets: problemOf('assets', assets, 0, maxAssets),
  };
  return {
    ...(found.licences === undefined ? {} : { licences: found.licences }),
    ...(found.assets === undefined ? {} : { assets: found.assets }),
  };
}
