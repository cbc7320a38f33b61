import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { premiseRequestSchema } from './premise-message.schema';
import type { PremiseRegistration } from './premise-registration';
import { premiseRequest } from './premise-request';

const messageId = '7f0bd9f2-9e4f-4b66-8a0e-5f8c1b1f3a11';
const context = { messageId, at: new Date('2026-07-01T10:00:05.900Z'), supplier: { taxNumber: 24_564_444 } };

const shop: PremiseRegistration = {
  taxNumber: 50_223_054,
  premiseId: 'TRGOVINA1',
  place: {
    type: 'immovable',
    street: 'Tržaška cesta',
    houseNumber: '24',
    houseNumberAdditional: 'B',
    settlement: 'Brezovica pri Ljubljani',
    post: 'Ljubljana',
    postalCode: '1000',
    cadastralNumber: 365,
    buildingNumber: 12,
    sectionNumber: 3,
  },
  validFrom: '2026-08-24',
  closing: false,
};

describe('premiseRequest', () => {
  it('maps settlement to Community and post to City, and uses Slovenian local time', () => {
    expect(premiseRequest(shop, context)).toEqual({
      BusinessPremiseRequest: {
        Header: { MessageID: messageId, DateTime: '2026-07-01T12:00:05' },
        BusinessPremise: {
          TaxNumber: 50_223_054,
          BusinessPremiseID: 'TRGOVINA1',
          BPIdentifier: {
            RealEstateBP: {
              PropertyID: { CadastralNumber: 365, BuildingNumber: 12, BuildingSectionNumber: 3 },
              Address: {
                Street: 'Tržaška cesta',
                HouseNumber: '24',
                HouseNumberAdditional: 'B',
                Community: 'Brezovica pri Ljubljani',
                City: 'Ljubljana',
                PostalCode: '1000',
              },
            },
          },
          ValidityDate: '2026-08-24',
          SoftwareSupplier: [{ TaxNumber: 24_564_444 }],
        },
      },
    });
  });

  it('uses winter time, also around midnight', () => {
    const { Header: header } = premiseRequest(shop, {
      ...context,
      at: new Date('2026-11-20T23:00:00Z'),
    }).BusinessPremiseRequest;
    expect(header.DateTime).toBe('2026-11-21T00:00:00');
  });

  it.each([
    ['movable-a', 'A'],
    ['movable-b', 'B'],
    ['movable-c', 'C'],
  ] as const)('sends %s as the letter %s only', (type, letter) => {
    const { BusinessPremise: premise } = premiseRequest({ ...shop, place: { type } }, context).BusinessPremiseRequest;
    expect(premise.BPIdentifier).toEqual({ PremiseType: letter });
  });

  it('closes with the tag Z and names a foreign supplier', () => {
    const { BusinessPremise: premise } = premiseRequest(
      { ...shop, closing: true },
      { ...context, supplier: { nameForeign: 'Atrium Ltd' } },
    ).BusinessPremiseRequest;
    expect(premise).toMatchObject({ ClosingTag: 'Z', SoftwareSupplier: [{ NameForeign: 'Atrium Ltd' }] });
  });
});

describe('premiseRequestSchema', () => {
  const place = shop.place.type === 'immovable' ? shop.place : expect.fail();
  const accepts = (registration: PremiseRegistration, messageContext = context) =>
    Value.Check(premiseRequestSchema, premiseRequest(registration, messageContext));

  it.each<[string, PremiseRegistration]>([
    ['a part of a building', shop],
    ['a house number without an addition', { ...shop, place: { ...place, houseNumberAdditional: null } }],
    ['a vehicle', { ...shop, place: { type: 'movable-a' } }],
    ['a closed premise', { ...shop, closing: true }],
    ['an id of 20 characters', { ...shop, premiseId: 'A'.repeat(20) }],
  ])('accepts %s', (_, registration) => {
    expect(accepts(registration)).toBe(true);
  });

  it.each<[string, PremiseRegistration]>([
    ['an id with č', { ...shop, premiseId: 'Č1' }],
    ['an id of 21 characters', { ...shop, premiseId: 'A'.repeat(21) }],
    ['an empty id', { ...shop, premiseId: '' }],
    ['an empty house number addition', { ...shop, place: { ...place, houseNumberAdditional: '' } }],
    ['a cadastral number of five digits', { ...shop, place: { ...place, cadastralNumber: 10_000 } }],
    ['a fractional building number', { ...shop, place: { ...place, buildingNumber: 1.5 } }],
    ['a post of 41 characters', { ...shop, place: { ...place, post: 'a'.repeat(41) } }],
    ['a post code of five digits', { ...shop, place: { ...place, postalCode: '10000' } }],
    ['a date that is not ISO', { ...shop, validFrom: '24.08.2026' }],
    ['a tax number of seven digits', { ...shop, taxNumber: 1_234_567 }],
  ])('rejects %s', (_, registration) => {
    expect(accepts(registration)).toBe(false);
  });

  it('rejects a message id that is not a UUID', () => {
    expect(accepts(shop, { ...context, messageId: 'TRGOVINA1' })).toBe(false);
  });
});
