import type { PremisePlace } from '../authority/premise-registration';
import type { PremiseData } from './premise.repository';

/** Where a premise is, as the tax authority takes it; what an immovable one must have was checked when it was saved. */
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
