import { describe, expect, it } from 'vitest';
import { toApplicationValues } from './application-values';
import { fillFromVies } from './fill-from-vies';

const address = { street: 'Slovenska cesta 1', postal_code: '1000', city: 'Ljubljana', country: 'SI' };
const told = { status: 'confirmed', name: 'KOVINARSTVO AŽMAN D.O.O.', address } as const;
const values = (change: Parameters<typeof toApplicationValues>[0] = {}) => toApplicationValues(change, 'en');

describe('fillFromVies', () => {
  it('fills empty fields', () => {
    expect(fillFromVies(values(), told)).toEqual({
      company: 'KOVINARSTVO AŽMAN D.O.O.',
      'address.street': 'Slovenska cesta 1',
      'address.postal_code': '1000',
      'address.city': 'Ljubljana',
      'address.country': 'SI',
    });
  });

  it('overwrites nothing and never mixes two addresses', () => {
    expect(fillFromVies(values({ company: 'Ažman', address: { city: 'Celje' } }), told)).toEqual({});
    expect(fillFromVies(values({ company: 'Ažman' }), told)).not.toHaveProperty('company');
  });

  it('returns nothing for a number that is not confirmed or has no data', () => {
    expect(fillFromVies(values(), { ...told, status: 'refused' })).toEqual({});
    expect(fillFromVies(values(), { ...told, name: null, address: null })).toEqual({});
  });
});
