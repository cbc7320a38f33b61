import type { Premise, PremiseInput, PremiseType } from '@atrium/api-client/contract';
import { parseDecimal } from '@atrium/validators';
import { orNull } from '../../../form/model/or-null';

/** The form of a row; all fields are strings. */
export interface PremiseValues {
  premise_id: string;
  type: string;
  valid_from: string;
  address: string;
  house_number: string;
  house_number_additional: string;
  postal_code: string;
  post: string;
  city: string;
  cadastral_number: string;
  building_number: string;
  section_number: string;
}

/** Types of premises in the order of the select. */
export const premiseTypes = ['immovable', 'movable-a', 'movable-b', 'movable-c'] as const satisfies PremiseType[];

/** Highest land register numbers that the tax authority accepts. */
export const registerMaximum = { cadastral_number: 9999, building_number: 99_999, section_number: 9999 } as const;

const textOf = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : `${value}`);

/** Initial form values. A new premise is immovable and valid from today. */
export function toPremiseValues(premise: Premise | undefined, today: string): PremiseValues {
  return {
    premise_id: premise?.premise_id ?? '',
    type: premise?.type ?? 'immovable',
    valid_from: premise?.valid_from ?? today,
    address: textOf(premise?.address),
    house_number: textOf(premise?.house_number),
    house_number_additional: textOf(premise?.house_number_additional),
    postal_code: textOf(premise?.postal_code),
    post: textOf(premise?.post),
    city: textOf(premise?.city),
    cadastral_number: textOf(premise?.cadastral_number),
    building_number: textOf(premise?.building_number),
    section_number: textOf(premise?.section_number),
  };
}

const numberOrNull = (text: string) => parseDecimal(text) ?? null;

/** The request body. Only an immovable premise has an address. */
export function toPremiseInput(values: PremiseValues): PremiseInput {
  const type = premiseTypes.find((one) => one === values.type) ?? 'immovable';
  const head = { premise_id: values.premise_id.trim(), type, valid_from: values.valid_from };
  if (type !== 'immovable') return head;
  return {
    ...head,
    address: orNull(values.address),
    house_number: orNull(values.house_number),
    house_number_additional: orNull(values.house_number_additional),
    postal_code: orNull(values.postal_code),
    post: orNull(values.post),
    city: orNull(values.city),
    cadastral_number: numberOrNull(values.cadastral_number),
    building_number: numberOrNull(values.building_number),
    section_number: numberOrNull(values.section_number),
  };
}
