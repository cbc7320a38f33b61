import { object, string } from 'yup';
import { brandOf, hasCheckDigit } from '../model/card-number';
import { expiryOf, isExpired } from '../model/card-values';
import { required } from '../../form/model/field-rules';

const cvcLength = (number: unknown) => (brandOf(String(number)) === 'amex' ? 4 : 3);

/** Validates a card before it is exchanged for a token; `now` decides whether it has expired. */
export const cardSchema = (now: () => Date) =>
  object({
    number: string()
      .required(required)
      .test('check-digit', 'validation.numberWrong', (number) => hasCheckDigit(number)),
    expiry: string()
      .required(required)
      .test('date', 'validation.expiryWrong', (written) => expiryOf(written) !== undefined)
      .test('over', 'validation.expiryOver', (written) => {
        const expiry = expiryOf(written);
        return expiry === undefined || !isExpired(expiry, now());
      }),
    cvc: string()
      .required(required)
      .when('number', ([number], schema) =>
        schema.test('length', `validation.cvcWrong?count=${cvcLength(number)}`, (cvc) =>
          new RegExp(`^\\d{${cvcLength(number)}}$`).test(cvc),
        ),
      ),
  });
