import type { CompanyChange } from '../../setup';
import { buyerOf } from '../invoices/buyer';
import type { Work } from '../work';
import { checkEnteredNumberJob, isOutdated } from './checks/check-entered-number.job';
import { findNewestVatCheckOf } from './checks/vat-check.repository';
import { correctVat } from './correct-vat';

/**
 * Corrects the VAT of a company whose data was saved. Queues a check of a number that was re-entered after a day, or that
 * the correction needs.
 */
export async function correctSavedCompany(work: Work, { tenantId, userId, before, sent }: CompanyChange) {
  const { tx, now, jobs } = work;
  const { vat_number: vatNumber } = buyerOf(sent);
  const corrected = await correctVat(work, tenantId);
  if (vatNumber === null) return;
  const isNew = vatNumber !== buyerOf(before).vat_number;
  const last = isNew ? await findNewestVatCheckOf(tx, tenantId, vatNumber) : null;
  if (corrected !== 'needs_check' && (last === null || !isOutdated(last, now))) return;
  await jobs.enqueue(tx, checkEnteredNumberJob, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId });
}
