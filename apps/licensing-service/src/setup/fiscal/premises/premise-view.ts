import type { Premise } from '@atrium/api-client/contract';
import type { PremiseRow } from './premise.repository';

export const viewPremise = (row: PremiseRow): Premise => ({
  id: row.id,
  version: row.version,
  premise_id: row.premiseId,
  type: row.type,
  valid_from: row.validFrom,
  address: row.address,
  house_number: row.houseNumber,
  house_number_additional: row.houseNumberAdditional,
  postal_code: row.postalCode,
  post: row.post,
  city: row.city,
  cadastral_number: row.cadastralNumber,
  building_number: row.buildingNumber,
  section_number: row.sectionNumber,
});
