import type { PremiseInput } from '@atrium/api-client/contract';
import { checkPostCode } from '@atrium/validators';
import { InvalidInput, type FieldProblem } from '../../../http/errors';
import { shaped } from '../../tenants/sections/field-verdicts';
import { fiscalIdProblem } from '../fiscal-id-problem';
import type { PremiseData } from './premise.repository';

const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

const missing = (value: string | number | null): FieldProblem | null => (value === null ? 'required' : null);

function problemsOf(data: PremiseData): readonly (readonly [string, FieldProblem | null])[] {
  const { premiseId, type, postalCode } = data;
  const id = ['premise_id', fiscalIdProblem(premiseId, 'premise_id_invalid')] as const;
  if (type !== 'immovable') return [id];
  return [
    id,
    ['address', missing(data.address)],
    ['house_number', missing(data.houseNumber)],
    [
      'postal_code',
      missing(postalCode) ??
        shaped(postalCode, (value) => checkPostCode(value, { country: 'SI' }), 'postal_code_slovenian'),
    ],
    ['post', missing(data.post)],
    ['city', missing(data.city)],
    ['cadastral_number', missing(data.cadastralNumber)],
    ['building_number', missing(data.buildingNumber)],
    ['section_number', missing(data.sectionNumber)],
  ];
}

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

/**
 * A premise as it is kept; the tax authority takes the place of an immovable one alone, so that of others is left out.
 * @throws InvalidInput naming each field that is missing or wrong.
 */
export function toPremiseData(input: PremiseInput): PremiseData {
  const head = { premiseId: input.premise_id, type: input.type, validFrom: input.valid_from };
  const data: PremiseData =
    input.type === 'immovable'
      ? {
          ...head,
          address: orNull(input.address),
          houseNumber: orNull(input.house_number),
          houseNumberAdditional: orNull(input.house_number_additional),
          postalCode: orNull(input.postal_code),
          post: orNull(input.post),
          city: orNull(input.city),
          cadastralNumber: input.cadastral_number ?? null,
          buildingNumber: input.building_number ?? null,
          sectionNumber: input.section_number ?? null,
        }
      : { ...head, ...withoutAddress };
  const problems = problemsOf(data).flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]]));
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
  return data;
}
