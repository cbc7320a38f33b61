import type { Work } from '../work';
import { vatDecisionOf } from './price-selection';
import { findVatInputs } from './quote-inputs';

/** Whether the VAT of a company CRM cannot be decided now, so that nothing can be billed. */
export const isVatRefused = async ({ tx, now, settings }: Work, tenantId: string): Promise<boolean> =>
  vatDecisionOf(await findVatInputs(tx, tenantId, now), settings.ossThreshold).kind === 'refused';
