import type { ApplicationDraft } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import type { Transaction } from '../../../database/database';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { findVatCheckOf } from '../../vat-checks/vat-check.repository';
import { buyerOf } from '../invoices/buyer';
import { askAboutNumber } from './ask-about-number';

const day = 86_400_000;

/** Asks VIES about a number that has come back: what it said of it before was of another time. */
export const numberReturnedJob = defineJob({
  name: 'vat.number-returned',
  schema: Type.Object({
    tenant_id: Type.String({ format: 'uuid' }),
    vat_number: Type.String(),
    user_id: Type.String({ format: 'uuid' }),
  }),
  run: ({ parts }, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId }) =>
    askAboutNumber(parts, { tenantId, vatNumber, userId }),
});

interface SavedCompany {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly after: ApplicationDraft;
}

/** Has VIES asked where a company takes a number again that was asked about earlier than a day ago. */
export async function askWhereReturned(
  tx: Transaction,
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  { tenantId, userId, before, after }: SavedCompany,
): Promise<void> {
  const { vat_number: vatNumber } = buyerOf(after);
  if (vatNumber === null || vatNumber === buyerOf(before).vat_number) return;
  const known = await findVatCheckOf(tx, tenantId, vatNumber);
  if (known === null || known.checkedAt.getTime() > clock().getTime() - day) return;
  await jobs.enqueue(tx, numberReturnedJob, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId });
}
