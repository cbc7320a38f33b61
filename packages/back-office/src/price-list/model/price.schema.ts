import { object, string } from 'yup';
import { highestPrice, readPrice } from '../../components/model/typed-price';

/** Formik passes undefined for an empty field. */
const centsOf = (typed: string | undefined) => readPrice(typed ?? '');

const price = () =>
  string()
    .required('validation.required')
    .test('amount', 'validation.amount', (typed) => centsOf(typed) !== undefined)
    .test('tooMuch', 'validation.tooMuch', (typed) => (centsOf(typed) ?? 0) <= highestPrice);

export const priceSchema = object({ licence: price(), module: price(), asset: price() });
