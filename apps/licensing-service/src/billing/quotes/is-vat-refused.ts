import type { DatabaseHandle } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { vatDecisionOf } from './price-selection';
import { findVatInputs } from './quote-inputs';

/** Whether the VAT of a company CRM cannot be decided now, so that nothing can be billed. */
export const isVatRefused = async (
  db: DatabaseHandle,
  { settings }: Pick<BillingDependencies, 'settings'>,
  tenantId: string,
  at: Date,
): Promise<boolean> => vatDecisionOf(await findVatInputs(db, tenantId, at), settings.ossThreshold).kind === 'refused';
