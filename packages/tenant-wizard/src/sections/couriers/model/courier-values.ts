import {
  courierFieldNames,
  courierNames,
  couriers,
  type CourierFieldName,
  type CourierName,
  type CourierOf,
  type CouriersDraft,
  type CouriersInput,
  type Sender,
} from '@atrium/api-client/contract/couriers';
import { checkCourierMaxWeight } from '@atrium/validators';
import { toAddressInput, toAddressValues, type AddressValues } from '../../form/model/address-values';
import { orNull } from '../../form/model/or-null';

export interface SenderValues extends AddressValues {
  separate: boolean;
  name: string;
  email: string;
}

/** A courier in the form. All fields are strings, the weight in kilograms as entered. */
export type CourierValues<Name extends CourierName = CourierName> = {
  enabled: boolean;
  max_weight: string;
  sender: SenderValues;
} & Record<CourierFieldName<CourierOf<Name>>, string>;

export type CouriersValues = { [Name in CourierName]: CourierValues<Name> };

/** Kilograms with a decimal comma, as users type them. */
const toKilograms = (grams: number) => String(grams / 1000).replace('.', ',');

/** Parses to grams; null if invalid. */
function toGrams(typed: string): number | null {
  const verdict = checkCourierMaxWeight(typed, { ceiling: 1000 });
  return verdict.valid ? verdict.grams : null;
}

function toSenderValues(sender: Sender = {}): SenderValues {
  return {
    separate: sender.separate ?? false,
    name: sender.name ?? '',
    email: sender.email ?? '',
    ...toAddressValues(sender),
  };
}

/** The account fields of a draft as strings; secrets are never returned. */
function toAccountValues(name: CourierName, draft: CouriersDraft[CourierName]) {
  const values = { ...draft } as Readonly<Record<string, string | null | undefined>>;
  const secrets = courierFieldNames(name, 'secret');
  return Object.fromEntries(
    courierFieldNames(name).map((field) => [field, secrets.includes(field) ? '' : (values[field] ?? '')]),
  );
}

function toCourierValues(name: CourierName, courier: CouriersDraft[CourierName]) {
  const weight = courier?.max_weight;
  const usual = couriers[name].maxWeight.usual * 1000;
  return {
    enabled: courier?.enabled ?? false,
    max_weight: courier === undefined ? toKilograms(usual) : weight ? toKilograms(weight) : '',
    sender: toSenderValues(courier?.sender),
    ...toAccountValues(name, courier),
  };
}

/** Initial form values: the saved couriers with the usual defaults. */
export const toCouriersValues = (draft: CouriersDraft): CouriersValues =>
  Object.fromEntries(courierNames.map((name) => [name, toCourierValues(name, draft[name])])) as CouriersValues;

const toSender = ({ separate, ...typed }: SenderValues): Sender => ({
  separate,
  name: orNull(typed.name),
  email: orNull(typed.email),
  ...toAddressInput(typed),
});

/** The account fields that are sent: a secret only with `withSecrets`, and only if it was entered. */
function toAccountInput(name: CourierName, values: Readonly<Record<string, unknown>>, withSecrets: boolean) {
  const secrets = courierFieldNames(name, 'secret');
  const sent = courierFieldNames(name).flatMap((field) => {
    const typed = String(values[field]);
    if (!secrets.includes(field)) return [[field, orNull(typed)]];
    return withSecrets && typed !== '' ? [[field, typed]] : [];
  });
  return Object.fromEntries(sent) as Readonly<Record<string, string | null>>;
}

function toCourierInput(name: CourierName, values: CourierValues, withSecrets: boolean) {
  return {
    enabled: values.enabled,
    max_weight: toGrams(values.max_weight),
    sender: toSender(values.sender),
    ...toAccountInput(name, values, withSecrets),
  };
}

/** The request body; contains passwords only on request. */
export const toCouriersInput = (values: CouriersValues, { withSecrets = false } = {}): CouriersInput =>
  Object.fromEntries(courierNames.map((name) => [name, toCourierInput(name, values[name], withSecrets)]));

/** The entered weight is invalid and cannot be saved. */
export function holdsBackWeight(values: CouriersValues): boolean {
  return courierNames.some(
    (name) => values[name].max_weight.trim() !== '' && toGrams(values[name].max_weight) === null,
  );
}
