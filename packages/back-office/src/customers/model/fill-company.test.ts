import { describe, expect, it } from 'vitest';
import { fillCompany, undoFill } from './fill-company';

const empty = { title: '', street: '', postal_code: '', post: '', country: '' };
const address = { street: 'Glavni trg 14', postal_code: '8290', city: 'Sevnica', country: 'SI' };
const answer = {
  status: 'confirmed',
  reason: null,
  vat_number: 'SI47360518',
  name: 'Nika Črv s.p.',
  address,
  checked_at: '2026-11-21T09:44:00.000Z',
  customer: null,
} as const;
const filled = { title: 'Nika Črv s.p.', street: 'Glavni trg 14', postal_code: '8290', post: 'Sevnica', country: 'SI' };

describe('fillCompany', () => {
  it('fills empty fields and never overwrites what was typed', () => {
    expect(fillCompany(empty, answer)).toEqual(filled);
    const { street: _street, ...others } = filled;
    expect(fillCompany({ ...empty, street: 'Druga ulica 1' }, answer)).toEqual(others);
  });

  it('fills the country from the number where VIES returned no address', () => {
    expect(fillCompany(empty, { ...answer, vat_number: 'EL123456789', name: null, address: null })).toEqual({
      country: 'GR',
    });
  });

  it('fills nothing for a number that VIES does not confirm', () => {
    expect(fillCompany(empty, { ...answer, status: 'refused' })).toEqual({});
  });
});

describe('undoFill', () => {
  it('empties what was filled in, and keeps what was changed since', () => {
    expect(undoFill({ ...empty, ...filled, title: 'Slaščičarna' }, filled)).toEqual({
      street: '',
      postal_code: '',
      post: '',
      country: '',
    });
  });
});
