import type { PremiseInput } from '@atrium/api-client/contract';
import { checkPostCode } from '@atrium/validators';
import { type FieldProblem, type FieldProblems, toFieldProblems } from '../../../platform';
import { wellFormed } from '../../sections/field-rules';
import { fiscalIdProblem } from '../fiscal-id-problem';
import type { PremiseData } from './premise.repository';

const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

const missing = (value: string | number | null): FieldProblem | null => (value === null ? 'required' : null);

/** What is wrong with a premise; of an immovable one also with its place. Fields that are not there count as empty. */
export function premiseProblems(input: Partial<PremiseInput>): FieldProblems {
  const id = ['premise_id', fiscalIdProblem(input.premise_id ?? '', 'premise_id_invalid')] as const;
  if (input.type !== 'immovable') return toFieldProblems([id]);
  const place = placeOf(input);
  const { postalCode } = place;
  return toFieldProblems([
    id,
    ['address', missing(place.address)],
    ['house_number', missing(place.houseNumber)],
    [
      'postal_code',
      missing(postalCode) ??
        wellFormed(postalCode, (value) => checkPostCode(value, { country: 'SI' }), 'postal_code_slovenian'),
    ],
    ['post', missing(place.post)],
    ['city', missing(place.city)],
    ['cadastral_number', missing(place.cadastralNumber)],
    ['building_number', missing(place.buildingNumber)],
    ['section_number', missing(place.sectionNumber)],
  ]);
}

const placeOf = (input: Partial<PremiseInput>) => ({
  address: orNull(input.address),
  houseNumber: orNull(input.house_number),
  houseNumberAdditional: orNull(input.house_number_additional),
  postalCode: orNull(input.postal_code),
  post: orNull(input.post),
  city: orNull(input.city),
  cadastralNumber: input.cadastral_number ?? null,
  buildingNumber: input.building_number ?? null,
  sectionNumber: input.section_number ?? null,
});

const withoutAddress = {
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

/** A premise as it is kept; the tax authority takes the place of an immovable one alone, so that of others is left out. */
export function toPremiseData(input: PremiseInput): PremiseData {
  const head = { premiseId: input.premise_id, type: input.type, validFrom: input.valid_from };
  return input.type === 'immovable' ? { ...head, ...placeOf(input) } : { ...head, ...withoutAddress };
}
