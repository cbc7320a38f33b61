import { describe, expect, it } from 'vitest';
import type { UpnOrder } from './upn-order';
import type { UpnField, UpnProblem } from './upn-problems';
import { UnwritableUpnOrder, upnQrText } from './upn-qr';

/** The standard's example of a completed form. */
const rent: UpnOrder = {
  payer: { name: 'Janez Novak', street: 'Dunajska 1', place: '1000 Ljubljana' },
  amount: 8105,
  purposeCode: 'RENT',
  purpose: 'Plačilo najemnine 10/2016',
  dueOn: '2016-11-15',
  payee: {
    iban: 'SI56051008010486080',
    reference: 'RF45SBO2010',
    name: 'Novo podjetje d.o.o.',
    street: 'Lepa cesta 15',
    place: '3698 Loški Potok',
  },
};

const payer = (changed: Partial<UpnOrder['payer']>): UpnOrder => ({ ...rent, payer: { ...rent.payer, ...changed } });
const payee = (changed: Partial<UpnOrder['payee']>): UpnOrder => ({ ...rent, payee: { ...rent.payee, ...changed } });

function problemsOf(order: UpnOrder): [UpnField, UpnProblem][] {
  try {
    upnQrText(order);
    return [];
  } catch (error) {
    if (!(error instanceof UnwritableUpnOrder)) throw error;
    return [...error.problems];
  }
}

describe('the text of a UPN QR code', () => {
  it('has the twenty lines of the standard’s example, including its checksum', () => {
    const before = 'UPNQR\n\n\n\n\nJanez Novak\nDunajska 1\n1000 Ljubljana\n00000008105\n\n\nRENT\n';
    const after = 'Plačilo najemnine 10/2016\n15.11.2016\nSI56051008010486080\nRF45SBO2010\n';
    const payeeAndSum = 'Novo podjetje d.o.o.\nLepa cesta 15\n3698 Loški Potok\n188\n';
    expect(upnQrText(rent)).toBe(`${before}${after}${payeeAndSum}`);
  });

  it('has a checksum of three digits for the shortest and longest orders', () => {
    const none = { name: '', street: '', place: '' };
    const short = {
      ...rent,
      payer: none,
      purpose: 'X',
      payee: { ...rent.payee, ...none, name: 'X', reference: 'SI99' },
    };
    expect(upnQrText(short)).toMatch(/\n074\n$/);
    const full = 'Š'.repeat(33);
    const filled = { name: full, street: full, place: full };
    const reference = 'SI001234567-1234567-12345';
    const long = { payer: filled, purpose: 'Ž'.repeat(42), payee: { ...rent.payee, ...filled, reference } };
    expect(upnQrText({ ...rent, ...long, amount: 99_999_999_999 })).toMatch(/\n99999999999\n[^]*\n333\n$/);
  });

  it.each<[why: string, UpnOrder, UpnField, UpnProblem]>([
    ['a letter outside ISO 8859-2', payer({ name: 'Nuño' }), 'payer.name', 'characters'],
    ['Greek', payee({ name: 'Ελλάς' }), 'payee.name', 'characters'],
    ['a line feed', payer({ street: 'Dunajska\n1' }), 'payer.street', 'characters'],
    ['a tab', { ...rent, purpose: 'Račun\t1' }, 'purpose', 'characters'],
    ['a no-break space', payer({ place: '1000\u00a0Ljubljana' }), 'payer.place', 'characters'],
    ['a blank at its end', payee({ place: '3698 Loški Potok ' }), 'payee.place', 'characters'],
    ['34 characters', payer({ name: 'N'.repeat(34) }), 'payer.name', 'length'],
    ['34 characters', payer({ street: 'N'.repeat(34) }), 'payer.street', 'length'],
    ['34 characters', payer({ place: 'N'.repeat(34) }), 'payer.place', 'length'],
    ['34 characters', payee({ name: 'N'.repeat(34) }), 'payee.name', 'length'],
    ['34 characters', payee({ street: 'N'.repeat(34) }), 'payee.street', 'length'],
    ['34 characters', payee({ place: 'N'.repeat(34) }), 'payee.place', 'length'],
    ['no name', payee({ name: '' }), 'payee.name', 'length'],
    ['43 characters', { ...rent, purpose: 'N'.repeat(43) }, 'purpose', 'length'],
    ['no purpose', { ...rent, purpose: '' }, 'purpose', 'length'],
    ['nothing to pay', { ...rent, amount: 0 }, 'amount', 'value'],
    ['less than nothing', { ...rent, amount: -1 }, 'amount', 'value'],
    ['half a cent', { ...rent, amount: 0.5 }, 'amount', 'value'],
    ['twelve digits', { ...rent, amount: 100_000_000_000 }, 'amount', 'value'],
    ['small letters', { ...rent, purposeCode: 'rent' }, 'purposeCode', 'value'],
    ['three letters', { ...rent, purposeCode: 'REN' }, 'purposeCode', 'value'],
    ['a day that is not', { ...rent, dueOn: '2026-02-29' }, 'dueOn', 'value'],
    ['a day written otherwise', { ...rent, dueOn: '15.11.2016' }, 'dueOn', 'value'],
    ['wrong check digits', payee({ iban: 'SI56051008010486081' }), 'payee.iban', 'value'],
    ['blanks', payee({ iban: 'SI56 0510 0801 0486 080' }), 'payee.iban', 'value'],
    ['an account abroad', payee({ iban: 'DE89370400440532013000' }), 'payee.iban', 'value'],
    ['wrong check digits', payee({ reference: 'RF46SBO2010' }), 'payee.reference', 'value'],
    ['no model', payee({ reference: '2026-1' }), 'payee.reference', 'value'],
    ['four parts', payee({ reference: 'SI001-2-3-4' }), 'payee.reference', 'value'],
    ['27 characters', payee({ reference: `SI00${'1'.repeat(23)}` }), 'payee.reference', 'value'],
  ])('is not written with %s (%#)', (_why, order, field, problem) => {
    expect(problemsOf(order)).toEqual([[field, problem]]);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ ...payer({ name: 'Nuño' }), amount: 0 })).toEqual([
      ['payer.name', 'characters'],
      ['amount', 'value'],
    ]);
  });
});
