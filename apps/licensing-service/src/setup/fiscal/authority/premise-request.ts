import { localTime } from '../../../platform';
import type { PremiseRequest } from './premise-message.schema';
import type { PremisePlace, PremiseRegistration, SoftwareSupplier } from './premise-registration';

export interface MessageContext {
  /** A new UUID for every message. */
  readonly messageId: string;
  readonly at: Date;
  readonly supplier: SoftwareSupplier;
}

type BusinessPremise = PremiseRequest['BusinessPremiseRequest']['BusinessPremise'];

const movableLetters = { 'movable-a': 'A', 'movable-b': 'B', 'movable-c': 'C' } as const;

/** The message that registers or closes a business premise. */
export function premiseRequest(
  { taxNumber, premiseId, place, validFrom, closing }: PremiseRegistration,
  { messageId, at, supplier }: MessageContext,
): PremiseRequest {
  return {
    BusinessPremiseRequest: {
      Header: { MessageID: messageId, DateTime: localTime(at) },
      BusinessPremise: {
        TaxNumber: taxNumber,
        BusinessPremiseID: premiseId,
        BPIdentifier: identifierOf(place),
        ValidityDate: validFrom,
        ...(closing ? { ClosingTag: 'Z' as const } : {}),
        SoftwareSupplier: [
          'taxNumber' in supplier ? { TaxNumber: supplier.taxNumber } : { NameForeign: supplier.nameForeign },
        ],
      },
    },
  };
}

function identifierOf(place: PremisePlace): BusinessPremise['BPIdentifier'] {
  if (place.type !== 'immovable') return { PremiseType: movableLetters[place.type] };
  const { cadastralNumber, buildingNumber, sectionNumber, houseNumberAdditional } = place;
  return {
    RealEstateBP: {
      PropertyID: {
        CadastralNumber: cadastralNumber,
        BuildingNumber: buildingNumber,
        BuildingSectionNumber: sectionNumber,
      },
      Address: {
        Street: place.street,
        HouseNumber: place.houseNumber,
        ...(houseNumberAdditional === null ? {} : { HouseNumberAdditional: houseNumberAdditional }),
        Community: place.settlement,
        City: place.post,
        PostalCode: place.postalCode,
      },
    },
  };
}
