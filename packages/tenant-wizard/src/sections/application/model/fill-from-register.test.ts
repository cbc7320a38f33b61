import { describe, expect, it } from 'vitest';
import { toApplicationValues } from './application-values';
import { fillFromRegister } from './fill-from-register';

const address = { street: 'Slovenska cesta 1', postal_code: '1000', city: 'Ljubljana', country: 'SI' };
const told = { status: 'confirmed', name: 'KOVINARSTVO AŽMAN D.O.O.', address } as const;
const values = (change: Parameters<typeof toApplicationValues>[0] = {}) => toApplicationValues(change, 'en');

describe('fillFromRegister', () => {
  it('fills empty fields', () => {
    expect(fillFromRegister(values(), told)).toEqual({
      company: 'KOVINARSTVO AŽMAN D.O.O.',
      'address.street': 'Slovenska cesta 1',
      'address.postal_code': '1000',
      'address.city': 'Ljubljana',
      'address.country': 'SI',
    });
  });

  it('overwrites nothing and never mixes two addresses', () => {
    expect(fillFromRegister(values({ company: 'Ažman', address: { city: 'Celje' } }), told)).toEqual({});
    expect(fillFromRegister(values({ company: 'Ažman' }), told)).not.toHaveProperty('company');
  });

  it('returns nothing for a number that is not confirmed or has no data', () => {
    expect(fillFromRegister(values(), { ...told, status: 'refused' })).toEqual({});
    expect(fillFromRegister(values(), { ...told, name: null, address: null })).toEqual({});
  });
});
