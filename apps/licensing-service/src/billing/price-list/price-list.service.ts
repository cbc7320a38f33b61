import type { BodyOf, PriceList, PriceListVersion } from '@atrium/api-client/contract';
import type { CallOf, updatePriceListSchema } from '@atrium/api-client/contract/schemas';
import { asService, type Caller, inScope, type SessionUser, Stale, writeAudit } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { toPriceList, toPriceListVersion } from './price-list-view';
import { addVersion, findNewestVersion, findVersions, type PriceListRow } from './price-list.repository';
import { recordedBillingFields } from '../audit-billing';

export interface PriceListCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

type PriceListDependencies = Pick<BillingDependencies, 'database' | 'clock'>;
type Prices = Pick<PriceListRow, 'licence' | 'module' | 'asset' | 'yearlyMonths'>;

/** Maximum number of versions in a response. */
const maximumVersions = 100;

export function readPriceList({ database }: PriceListDependencies, { user }: PriceListCall): Promise<PriceList> {
  return inScope(database, { userId: user.id }, async (tx) => toPriceList((await findNewestVersion(tx)).list));
}

export function readVersions(
  { database }: PriceListDependencies,
  { user }: PriceListCall,
): Promise<PriceListVersion[]> {
  return inScope(database, { userId: user.id }, async (tx) =>
    (await findVersions(tx, maximumVersions)).map((record) => toPriceListVersion(record)),
  );
}

/** Adds a version based on the one the caller saw; unchanged prices add none. */
export function updatePriceList(
  { database, clock }: PriceListDependencies,
  { user, caller }: PriceListCall,
  { yearly_months: yearlyMonths, _version: baseVersion, ...monthly }: BodyOf<CallOf<typeof updatePriceListSchema>>,
): Promise<PriceListVersion> {
  return asService(database, 'no-tenant', async (tx) => {
    const now = clock();
    const newest = await findNewestVersion(tx);
    if (newest.list.version !== baseVersion) throw new Stale(toPriceListVersion(newest));
    const before = pricesOf(newest.list);
    const after: Prices = { ...monthly, yearlyMonths };
    if (isSame(before, after)) return toPriceListVersion(newest);
    const version = baseVersion + 1;
    if (!(await addVersion(tx, { version, ...after, validFrom: now, authorId: user.id })))
      throw new Stale(toPriceListVersion(await findNewestVersion(tx)));
    await writeAudit(tx, {
      actorId: user.id,
      outcome: 'done',
      subjectType: 'price-list',
      fields: recordedBillingFields,
      subjectId: String(version),
      requestId: caller.requestId,
      ip: caller.ip,
      at: now,
      action: 'price-list.update',
      before,
      after,
    });
    return toPriceListVersion(await findNewestVersion(tx));
  });
}

const pricesOf = ({ licence, module, asset, yearlyMonths }: PriceListRow): Prices => ({
  licence,
  module,
  asset,
  yearlyMonths,
});

const isSame = (one: Prices, other: Prices) =>
  one.licence === other.licence &&
  one.module === other.module &&
  one.asset === other.asset &&
  one.yearlyMonths === other.yearlyMonths;
