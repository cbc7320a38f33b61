import type { PremisePlace } from '../authority/premise-registration';
import type { PremiseData } from './premise.repository';

/** Maps a premise to the tax authority's format. Required fields of an immovable one were validated on save. */
export function placeOf({ type, ...premise }: PremiseData): PremisePlace {
  if (type !== 'immovable') return { type };
  return {
    type,
    street: premise.address ?? '',
    houseNumber: premise.houseNumber ?? '',
    houseNumberAdditional: premise.houseNumberAdditional,
    settlement: premise.city ?? '',
    post: premise.post ?? '',
    postalCode: premise.postalCode ?? '',
    cadastralNumber: premise.cadastralNumber ?? 0,
    buildingNumber: premise.buildingNumber ?? 0,
    sectionNumber: premise.sectionNumber ?? 0,
  };
}
