import type { PremiseInput } from '@atrium/api-client/contract';
import { checkPostCode } from '@atrium/validators';
import { type FieldProblem, type FieldProblems, toFieldProblems } from '../../../platform';
import { wellFormed } from '../../sections/field-rules';
import { fiscalIdProblem } from '../fiscal-id-problem';
import type { PremiseData } from './premise.repository';

const emptyToNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

const requiredIfNull = (value: string | number | null): FieldProblem | null => (value === null ? 'required' : null);

/** Validates a premise, including the address of an immovable one. Missing fields count as empty. */
export function premiseProblems(input: Partial<PremiseInput>): FieldProblems {
  const id = ['premise_id', fiscalIdProblem(input.premise_id ?? '', 'premise_id_invalid')] as const;
  if (input.type !== 'immovable') return toFieldProblems([id]);
  const place = placeOf(input);
  const { postalCode } = place;
  return toFieldProblems([
    id,
    ['address', requiredIfNull(place.address)],
    ['house_number', requiredIfNull(place.houseNumber)],
    [
      'postal_code',
      requiredIfNull(postalCode) ??
        wellFormed(postalCode, (value) => checkPostCode(value, { country: 'SI' }), 'postal_code_slovenian'),
    ],
    ['post', requiredIfNull(place.post)],
    ['city', requiredIfNull(place.city)],
    ['cadastral_number', requiredIfNull(place.cadastralNumber)],
    ['building_number', requiredIfNull(place.buildingNumber)],
    ['section_number', requiredIfNull(place.sectionNumber)],
  ]);
}

const placeOf = (input: Partial<PremiseInput>) => ({
  address: emptyToNull(input.address),
  houseNumber: emptyToNull(input.house_number),
  houseNumberAdditional: emptyToNull(input.house_number_additional),
  postalCode: emptyToNull(input.postal_code),
  post: emptyToNull(input.post),
  city: emptyToNull(input.city),
  cadastralNumber: input.cadastral_number ?? null,
  buildingNumber: input.building_number ?? null,
  sectionNumber: input.section_number ?? null,
});

const noAddress = {
  address: null,
  houseNumber: null,
  houseNumberAdditional: null,
  postalCode: null,
  post: null,
  city: null,
  cadastralNumber: null,
  buildingNumber: null,
  sectionNumber: null,
};

/** Drops the address of movable premises: the tax authority accepts one only for immovable premises. */
export function toPremiseData(input: PremiseInput): PremiseData {
  const head = { premiseId: input.premise_id, type: input.type, validFrom: input.valid_from };
  return input.type === 'immovable' ? { ...head, ...placeOf(input) } : { ...head, ...noAddress };
}
