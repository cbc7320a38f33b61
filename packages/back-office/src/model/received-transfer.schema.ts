import { object, string } from 'yup';
import { readPrice } from './typed-price';

const sellersDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });

/** Today where the seller is, `YYYY-MM-DD`. */
export const sellersToday = (): string => sellersDay.format(new Date());

/** Day and amount of a bank statement; the messages are keys of the texts. */
export const receivedTransferSchema = object({
  received_on: string()
    .required('receive.required')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'dates.invalid')
    .test('past', 'receive.tooLate', (day) => day === undefined || day <= sellersToday()),
  amount: string()
    .required('receive.amountRequired')
    .test('amount', 'receive.amountInvalid', (typed) => (readPrice(typed ?? '') ?? 0) > 0),
});
