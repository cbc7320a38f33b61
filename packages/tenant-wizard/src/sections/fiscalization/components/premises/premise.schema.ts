import { businessPremiseIdTest, postCodeTest, uniqueInListTest } from '@atrium/validators/yup';
import { parseDecimal } from '@atrium/validators';
import { object, string, type StringSchema } from 'yup';
import { choose, required, text } from '../../../form/model/field-rules';
import { registerMaximum } from './premise-values';

const needed = (maximum: number) => text(maximum).required(required);

const registerNumber = (maximum: number) =>
  string()
    .trim()
    .required(required)
    .test('registerNumber', `premises.registerNumber?maximum=${maximum}`, (typed) => {
      const number = parseDecimal(typed);
      return typed === '' || (number !== undefined && number >= 0 && number <= maximum);
    });

/** Required only for an immovable premise. */
const whenImmovable = (schema: StringSchema) =>
  string().when('type', ([type]: unknown[], other) => (type === 'immovable' ? schema : other));

/** Validates a business premise; `others` are the ids of the remaining ones. */
export function premiseSchema(others: readonly string[]) {
  return object({
    premise_id: string()
      .trim()
      .required(required)
      .test(businessPremiseIdTest())
      .test(uniqueInListTest({ others }, 'businessPremiseId')),
    type: string().required(choose),
    valid_from: string()
      .required(required)
      .matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'premises.date', excludeEmptyString: true }),
    address: whenImmovable(needed(100)),
    house_number: whenImmovable(needed(10)),
    house_number_additional: whenImmovable(text(10)),
    postal_code: whenImmovable(needed(16).test(postCodeTest({ country: 'SI' }))),
    post: whenImmovable(needed(40)),
    city: whenImmovable(needed(100)),
    cadastral_number: whenImmovable(registerNumber(registerMaximum.cadastral_number)),
    building_number: whenImmovable(registerNumber(registerMaximum.building_number)),
    section_number: whenImmovable(registerNumber(registerMaximum.section_number)),
  });
}
