import { object, string } from 'yup';

const sellersDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });

/** Today where the seller is, `YYYY-MM-DD`. */
export const sellersToday = (): string => sellersDay.format(new Date());

/** The day of a bank statement; the messages are keys of the texts. */
export const receivedOnSchema = object({
  received_on: string()
    .required('receive.required')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'dates.invalid')
    .test('past', 'receive.tooLate', (day) => day === undefined || day <= sellersToday()),
});
