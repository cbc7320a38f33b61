import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../../database/database';
import { findCredit } from '../../billing/account/account.repository';
import { findNewestVersion, findVersion, type PriceListRow } from '../../price-list/price-list.repository';
import { findSection } from '../../tenants/sections/section.repository';
import { findLastVatCheck, type VatCheckRow } from '../../vat-checks/vat-check.repository';
import { findSubscription, type SubscriptionRow } from '../subscription.repository';

/** All that a price of a company CRM rests on, as it is kept at one moment. */
export interface QuoteGround {
  readonly application: ApplicationDraft;
  readonly lastVatCheck: VatCheckRow | null;
  readonly subscription: SubscriptionRow | null;
  /** What a period that begins now costs. */
  readonly newestList: PriceListRow;
  /** What the running period costs; null where none runs. */
  readonly runningList: PriceListRow | null;
  /** What the period costs that the running one took the place of; null where there was none. */
  readonly replacedList: PriceListRow | null;
  /** Of the account, in cents. */
  readonly credit: number;
}

export async function findQuoteGround(db: DatabaseHandle, tenantId: string): Promise<QuoteGround> {
  const subscription = await findSubscription(db, tenantId);
  const find = async (version: number | undefined | null) =>
    version === undefined || version === null ? null : findVersion(db, version);
  return {
    application: (await findSection(db, tenantId, 'application'))?.data ?? {},
    lastVatCheck: await findLastVatCheck(db, tenantId),
    subscription,
    newestList: (await findNewestVersion(db)).list,
    runningList: await find(subscription?.priceListVersion),
    replacedList: await find(subscription?.replaced?.priceListVersion),
    credit: await findCredit(db, tenantId),
  };
}
