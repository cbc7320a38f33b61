import type { VatCheck } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../../platform';
import { viewVatCheck } from './vat-check-view';
import { findNewestVatCheck } from './vat-check.repository';

/** The latest VIES check of a company CRM's company; null for none. */
export async function readVatCheck(db: DatabaseHandle, tenantId: string): Promise<VatCheck | null> {
  const check = await findNewestVatCheck(db, tenantId);
  return check === null ? null : viewVatCheck(check);
}
