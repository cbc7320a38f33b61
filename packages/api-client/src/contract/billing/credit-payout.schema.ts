import { Type } from 'typebox';
import { idParams } from '../fields.schema';
import { accountEntrySchema } from './billing.schema';
import { named } from '../named.schema';

/** What `payOutCreditEndpoint` takes and answers. */
export const payOutCreditSchema = {
  summary:
    'Records a payout of account credit by bank transfer; 422 if there is less credit, 409 `credit_promised` if a payment in progress uses it, or `creation_not_over` while the creation of the company CRM can still be cancelled.',
  params: idParams,
  body: named('PayOutCreditInput', {
    /** What was sent, in cents; no more than the credit. */
    amount: Type.Integer({ minimum: 1 }),
    /** The day of the bank statement, `YYYY-MM-DD`; not later than today, nor before the credit came about. */
    paid_on: Type.String({ format: 'date' }),
  }),
  answers: { 201: accountEntrySchema },
  errors: [409],
} as const;
