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

/** What a company CRM subscribed to before its plan was changed on trust; moments in ISO 8601. */
export type PreviousPlan = { readonly [Key in keyof Plan]: Plan[Key] extends Date | null ? string | null : Plan[Key] };

const written = (at: Date | null) => at?.toISOString() ?? null;
const read = (at: string | null) => (at === null ? null : new Date(at));

/** A plan as it is kept beside the payment that changes it. */
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
  startedAt: written(row.startedAt),
  anchor: written(row.anchor),
  periodEnd: written(row.periodEnd),
  endedAt: written(row.endedAt),
  overdueSince: written(row.overdueSince),
  nextTryAt: written(row.nextTryAt),
  readOnlyAt: written(row.readOnlyAt),
});

/** The plan that was kept. */
export const savedPlan = (kept: PreviousPlan): Plan => ({
  ...kept,
  startedAt: read(kept.startedAt),
  anchor: read(kept.anchor),
  periodEnd: read(kept.periodEnd),
  endedAt: read(kept.endedAt),
  overdueSince: read(kept.overdueSince),
  nextTryAt: read(kept.nextTryAt),
  readOnlyAt: read(kept.readOnlyAt),
});
