import {
  courierCeilings,
  type CourierName,
  type CouriersDraft,
  type CouriersInput,
  type Sender,
} from '@atrium/api-client/contract';
import { checkCourierMaxWeight } from '@atrium/validators';
import { toAddressInput, toAddressValues, type AddressValues } from '../../form/model/address-values';
import { orNull } from '../../form/model/or-null';

/** The couriers in the order of the screen. */
export const courierNames = Object.keys(courierCeilings) as CourierName[];

/** Default maximum weight of a courier, in kilograms. */
export const usualWeights: Readonly<Record<CourierName, number>> = { posta_slovenije: 50, gls: 31.5, dpd: 31.5 };

export interface SenderValues extends AddressValues {
  separate: boolean;
  name: string;
  email: string;
}

/** A courier in the form. All fields are strings, the weight in kilograms as entered. */
export interface CourierValues {
  enabled: boolean;
  username: string;
  password: string;
  max_weight: string;
  sender: SenderValues;
}

export interface CouriersValues {
  posta_slovenije: CourierValues & { client_id: string; contract_id: string; branch_id: string; postal_id: string };
  gls: CourierValues & { client_number: string };
  dpd: CourierValues;
}

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

function toCourierValues(name: CourierName, courier: CouriersDraft[CourierName]): CourierValues {
  const weight = courier?.max_weight;
  return {
    enabled: courier?.enabled ?? false,
    username: courier?.username ?? '',
    password: '',
    max_weight: courier === undefined ? toKilograms(usualWeights[name] * 1000) : weight ? toKilograms(weight) : '',
    sender: toSenderValues(courier?.sender),
  };
}

/** Initial form values: the saved couriers with the usual defaults. */
export function toCouriersValues({ posta_slovenije: posta, gls, dpd }: CouriersDraft): CouriersValues {
  return {
    posta_slovenije: {
      ...toCourierValues('posta_slovenije', posta),
      client_id: posta?.client_id ?? '',
      contract_id: posta?.contract_id ?? '',
      branch_id: posta?.branch_id ?? '',
      postal_id: posta?.postal_id ?? '',
    },
    gls: { ...toCourierValues('gls', gls), client_number: gls?.client_number ?? '' },
    dpd: toCourierValues('dpd', dpd),
  };
}

const toSender = ({ separate, ...typed }: SenderValues): Sender => ({
  separate,
  name: orNull(typed.name),
  email: orNull(typed.email),
  ...toAddressInput(typed),
});

function toCourier({ enabled, username, password, max_weight, sender }: CourierValues, withSecrets: boolean) {
  return {
    enabled,
    username: orNull(username),
    max_weight: toGrams(max_weight),
    sender: toSender(sender),
    ...(withSecrets && password !== '' ? { password } : {}),
  };
}

/** The request body; contains passwords only on request. */
export function toCouriersInput(
  { posta_slovenije: posta, gls, dpd }: CouriersValues,
  { withSecrets = false } = {},
): CouriersInput {
  return {
    posta_slovenije: {
      ...toCourier(posta, withSecrets),
      client_id: orNull(posta.client_id),
      contract_id: orNull(posta.contract_id),
      branch_id: orNull(posta.branch_id),
      postal_id: orNull(posta.postal_id),
    },
    gls: { ...toCourier(gls, withSecrets), client_number: orNull(gls.client_number) },
    dpd: toCourier(dpd, withSecrets),
  };
}

/** The entered weight is invalid and cannot be saved. */
export function hasInvalidWeight(values: CouriersValues): boolean {
  return courierNames.some(
    (name) => values[name].max_weight.trim() !== '' && toGrams(values[name].max_weight) === null,
  );
}
