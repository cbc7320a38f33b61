import { object, string } from 'yup';
import { readPrice } from '../../components/model/typed-price';

const sellersDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });

/** Today in the seller's time zone, `YYYY-MM-DD`. */
export const sellersToday = (): string => sellersDay.format(new Date());

/** Day and amount of a bank statement. The error messages are text keys. */
export const bankStatementSchema = object({
  day: string()
    .required('statement.dayRequired')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'dates.invalid')
    .test('past', 'statement.tooLate', (day) => day === undefined || day <= sellersToday()),
  amount: string()
    .required('statement.amountRequired')
    .test('amount', 'statement.amountInvalid', (typed) => (readPrice(typed ?? '') ?? 0) > 0),
  reference: string().trim().max(140),
});
