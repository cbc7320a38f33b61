import type { VatCheck } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../../platform';
import { viewVatCheck } from './vat-check-view';
import { findNewestVatCheck } from './vat-check.repository';

/** The latest answer of VIES about a company CRM's company; null while there is none. */
export async function readVatCheck(db: DatabaseHandle, tenantId: string): Promise<VatCheck | null> {
  const check = await findNewestVatCheck(db, tenantId);
  return check === null ? null : viewVatCheck(check);
}
