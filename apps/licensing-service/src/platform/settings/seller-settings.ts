import {
  checkBusinessPremiseId,
  checkElectronicDeviceId,
  checkIban,
  checkRegistrationNumber,
  checkVatNumber,
} from '@atrium/validators';
import { textOf } from '@atrium/validators/texts';
import type { InvoiceNumbering, Seller } from './seller';
import { StartupError } from '../startup-error';

type Read = (name: string) => string | null;

/** The seller on sandbox invoices until the operator sets its own data. */
export const sampleSeller: Seller = {
  name: 'Vzorčni prodajalec (peskovnik), d.o.o.',
  street: 'Vzorčna ulica 1',
  postal_code: '1000',
  city: 'Ljubljana',
  country: 'SI',
  vat_number: 'SI12345679',
  register: 'Okrožno sodišče v Ljubljani',
  registration_number: '1234567000',
  share_capital: 750_000,
  iban: null,
};

const slovenian = { country: 'SI' };

const requiredNames = [
  'NAME',
  'STREET',
  'POSTAL_CODE',
  'CITY',
  'VAT_NUMBER',
  'REGISTER',
  'REGISTRATION_NUMBER',
] as const;

/** The settings that a seller still needs: all of them, or none. */
export const missingSellerSettings = (seller: Seller): readonly string[] =>
  seller === sampleSeller ? requiredNames.map((name) => `SELLER_${name}`) : [];

/** The operator as shown on invoices; null if it is not set. */
export function readSeller(read: Read): Seller | null {
  const missing = requiredNames.filter((name) => read(`SELLER_${name}`) === null);
  if (missing.length === requiredNames.length) return null;
  if (missing.length > 0) {
    throw new StartupError(`The seller on invoices also needs ${missing.map((name) => `SELLER_${name}`).join(', ')}.`);
  }
  const text = (name: (typeof requiredNames)[number]) => read(`SELLER_${name}`) ?? '';
  return {
    name: text('NAME'),
    street: text('STREET'),
    postal_code: text('POSTAL_CODE'),
    city: text('CITY'),
    country: 'SI',
    vat_number: readVatNumber(text('VAT_NUMBER')),
    register: text('REGISTER'),
    registration_number: readRegistrationNumber(text('REGISTRATION_NUMBER')),
    share_capital: readCents(read('SELLER_SHARE_CAPITAL')),
    iban: readIban(read('SELLER_IBAN')),
  };
}

/** Maximum length of a device id in a payment reference. */
const maxDeviceLength = 11;
const letters = '1 to 20 letters and digits';

/** Reads premise and devices for invoice numbers. */
export function readInvoiceNumbering(read: Read): InvoiceNumbering {
  const device = (name: string, fallback: string) => {
    const id = normalized(name, letters, checkElectronicDeviceId(read(name) ?? fallback));
    if (id.length > maxDeviceLength)
      throw new StartupError(`${name} must be at most ${maxDeviceLength} characters long.`);
    return id;
  };
  const devices = {
    invoice: device('INVOICE_DEVICE', 'R1'),
    credit_note: device('CREDIT_NOTE_DEVICE', 'D1'),
    proforma: device('PROFORMA_DEVICE', 'P1'),
  };
  if (new Set(Object.values(devices).map((id) => id.toUpperCase())).size < 3) {
    throw new StartupError('INVOICE_DEVICE, CREDIT_NOTE_DEVICE and PROFORMA_DEVICE must be three different ids.');
  }
  return {
    premise: normalized('INVOICE_PREMISE', letters, checkBusinessPremiseId(read('INVOICE_PREMISE') ?? 'SPLET')),
    devices,
  };
}

function normalized(
  name: string,
  expected: string,
  result: { valid: true; normalized: string } | { valid: false },
): string {
  if (!result.valid) throw new StartupError(`${name} must be ${expected}.`);
  return result.normalized;
}

function readVatNumber(value: string): string {
  const result = checkVatNumber(value, slovenian);
  if (result.valid) return result.normalized;
  const why = textOf('vatNumber', result, 'en', slovenian);
  throw new StartupError(`SELLER_VAT_NUMBER must be a Slovenian VAT number. ${why}`);
}

/** Ignores wrong check digits: they are only a warning, and warnings at startup are not read. */
function readRegistrationNumber(value: string): string {
  return normalized('SELLER_REGISTRATION_NUMBER', '7 or 10 digits', checkRegistrationNumber(value, { level: 'shape' }));
}

function readCents(value: string | null): number | null {
  if (value === null) return null;
  const [, euros, cents] = /^(\d{1,12})(?:[.,](\d{2}))?$/.exec(value) ?? [];
  if (euros === undefined) throw new StartupError('SELLER_SHARE_CAPITAL must be an amount in euros such as 7500,00.');
  return Number(euros) * 100 + Number(cents ?? 0);
}

function readIban(value: string | null): string | null {
  if (value === null) return null;
  const result = checkIban(value, slovenian);
  if (result.valid) return result.normalized;
  const why = textOf('iban', result, 'en', slovenian);
  throw new StartupError(`SELLER_IBAN must be a Slovenian IBAN. ${why}`);
}
