import {
  couriers,
  type CourierField,
  type CourierName,
  type CouriersDraft,
} from '@atrium/api-client/contract/couriers';
import { checkCourierMaxWeight } from '@atrium/validators';
import { messageOf } from '@atrium/validators/texts';
import type { FieldProblem } from '../../platform';
import { required } from '../sections/field-rules';
import type { FieldVerdict } from '../sections/section';
import { invalidText } from './courier-services';
import { senderProblems } from './sender';

type HasSecret = (path: string) => boolean;

type CourierDraft = NonNullable<CouriersDraft[CourierName]>;

interface Entered {
  readonly name: CourierName;
  readonly courier: CourierDraft;
  readonly hasSecret: HasSecret;
}

const isNumber = (value: string, digits: number) => /^\d+$/.test(value) && value.length <= digits;

function fieldProblem(
  { name, courier, hasSecret }: Entered,
  field: string,
  { type, digits = Infinity }: CourierField,
): FieldProblem | null {
  if (type === 'secret') return hasSecret(`${name}.${field}`) ? null : 'required';
  const value = (courier as Readonly<Record<string, unknown>>)[field];
  const text = typeof value === 'string' ? value : '';
  const isInvalid = type === 'digits' && !isNumber(text, digits);
  return required(text) ?? (isInvalid ? { texts: invalidText(name, field) } : null);
}

/** Problems of the account fields, by their paths; with `only`, of those fields alone. */
export function accountProblems(entered: Entered, only?: readonly string[]): FieldVerdict[] {
  const { name } = entered;
  return Object.entries(couriers[name].fields).flatMap(([field, declared]) =>
    only === undefined || only.includes(field) ? [[`${name}.${field}`, fieldProblem(entered, field, declared)]] : [],
  );
}

function weightProblem({ name, courier: { max_weight: grams } }: Entered): FieldProblem | null {
  if (grams === undefined || grams === null) return 'required';
  const { ceiling } = couriers[name].maxWeight;
  const checked = checkCourierMaxWeight(String(grams / 1000), { ceiling });
  return checked.valid ? null : { message: messageOf('courierMaxWeight', checked, { ceiling }) };
}

/** Problems of a courier; a disabled one has none. */
export function courierProblems(name: CourierName, draft: CouriersDraft, hasSecret: HasSecret): FieldVerdict[] {
  const courier = draft[name];
  if (courier?.enabled !== true) return [];
  const entered = { name, courier, hasSecret };
  return [
    ...accountProblems(entered),
    [`${name}.max_weight`, weightProblem(entered)],
    ...senderProblems(courier.sender).map(([field, problem]): FieldVerdict => [`${name}.${field}`, problem]),
  ];
}
