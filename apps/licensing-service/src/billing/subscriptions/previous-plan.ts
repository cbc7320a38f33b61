import type { SubscriptionRow } from './subscription.repository';

type Plan = Pick<
  SubscriptionRow,
  | 'kind'
  | 'startedAt'
  | 'selection'
  | 'priceListVersion'
  | 'taxCategory'
  | 'taxRate'
  | 'anchor'
  | 'periodIndex'
  | 'periodEnd'
  | 'replaced'
  | 'planned'
  | 'cancels'
  | 'endedAt'
  | 'overdueSince'
  | 'tries'
  | 'nextTryAt'
  | 'readOnlyAt'
>;

/** The plan before a change whose bank transfer is pending; times in ISO 8601. */
export type PreviousPlan = { readonly [Key in keyof Plan]: Plan[Key] extends Date | null ? string | null : Plan[Key] };

const toIso = (at: Date | null) => at?.toISOString() ?? null;
const toDate = (at: string | null) => (at === null ? null : new Date(at));

/** Saves a plan with the payment that changes it. */
export const savePlan = (row: SubscriptionRow): PreviousPlan => ({
  kind: row.kind,
  selection: row.selection,
  priceListVersion: row.priceListVersion,
  taxCategory: row.taxCategory,
  taxRate: row.taxRate,
  periodIndex: row.periodIndex,
  replaced: row.replaced,
  planned: row.planned,
  cancels: row.cancels,
  tries: row.tries,
  startedAt: toIso(row.startedAt),
  anchor: toIso(row.anchor),
  periodEnd: toIso(row.periodEnd),
  endedAt: toIso(row.endedAt),
  overdueSince: toIso(row.overdueSince),
  nextTryAt: toIso(row.nextTryAt),
  readOnlyAt: toIso(row.readOnlyAt),
});

/** Restores a saved plan. */
export const readSavedPlan = (saved: PreviousPlan): Plan => ({
  ...saved,
  startedAt: toDate(saved.startedAt),
  anchor: toDate(saved.anchor),
  periodEnd: toDate(saved.periodEnd),
  endedAt: toDate(saved.endedAt),
  overdueSince: toDate(saved.overdueSince),
  nextTryAt: toDate(saved.nextTryAt),
  readOnlyAt: toDate(saved.readOnlyAt),
});
