import { Type } from 'typebox';
import { idParams } from '../fields.schema';
import { accountEntrySchema } from './billing.schema';
import { named } from '../named.schema';

/** Request and response of `payOutCreditEndpoint`. */
export const payOutCreditSchema = {
  summary:
    'Records a payout of account credit by bank transfer; 422 if there is less credit, 409 `credit_promised` if a payment that is not complete reserves it, or `creation_not_over` while the creation of the company CRM can still be cancelled.',
  params: idParams,
  body: named('PayOutCreditInput', {
    /** The amount paid out, in cents; at most the account credit. */
    amount: Type.Integer({ minimum: 1 }),
    /** The day of the bank statement, `YYYY-MM-DD`; not in the future, nor before the account credit existed. */
    paid_on: Type.String({ format: 'date' }),
  }),
  answers: { 201: accountEntrySchema },
  errors: [409],
} as const;
