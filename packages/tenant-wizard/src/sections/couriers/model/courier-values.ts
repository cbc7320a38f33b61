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

/** The couriers in the order in which they are shown. */
export const courierNames = Object.keys(courierCeilings) as CourierName[];

/** What most parcels of a courier may weigh, in kilograms; what a courier begins with. */
export const usualWeights: Readonly<Record<CourierName, number>> = { posta_slovenije: 50, gls: 31.5, dpd: 31.5 };

/** The sender in the form. */
export interface SenderValues extends AddressValues {
  separate: boolean;
  name: string;
  email: string;
}

/** A courier as the form holds it: every field a text, the weight in kilograms as it was typed. */
export interface CourierValues {
  enabled: boolean;
  username: string;
  password: string;
  max_weight: string;
  sender: SenderValues;
}

/** The couriers as their form holds them. */
export interface CouriersValues {
  posta_slovenije: CourierValues & { client_id: string; contract_id: string; branch_id: string; postal_id: string };
  gls: CourierValues & { client_number: string };
  dpd: CourierValues;
}

/** Kilograms with a decimal comma, as they are typed. */
const toKilograms = (grams: number) => String(grams / 1000).replace('.', ',');

/** Grams of what was typed; null where it is no weight. */
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

/** What the form begins with: the saved couriers, and where there is none what most people mean. */
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

/** What is sent of the couriers; the passwords only go along where they were asked to. */
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

/** A weight was typed that cannot be kept as it stands. */
export function holdsBackWeight(values: CouriersValues): boolean {
  return courierNames.some(
    (name) => values[name].max_weight.trim() !== '' && toGrams(values[name].max_weight) === null,
  );
}
