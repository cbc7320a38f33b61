import { randomBytes } from 'node:crypto';
import { gatewayNames } from '@atrium/api-client/contract/schemas';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../read-settings';

const key = () => randomBytes(32).toString('base64');

const service = {
  PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  PAYMENTS: 'sandbox',
  FISCAL_AUTHORITY: 'local',
  SECRET_KEYS: `k2:${key()},k1:${key()}`,
};

const seller = {
  SELLER_NAME: 'Atrium, d.o.o.',
  SELLER_STREET: 'Čopova ulica 3',
  SELLER_POSTAL_CODE: '3000',
  SELLER_CITY: 'Celje',
  SELLER_VAT_NUMBER: 'SI 50223054',
  SELLER_REGISTER: 'Okrožno sodišče v Celju',
  SELLER_REGISTRATION_NUMBER: '1234567000',
};

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example.com',
  FILES_S3_BUCKET: 'atrium-files',
  FILES_S3_ACCESS_KEY_ID: 'id',
  FILES_S3_SECRET_ACCESS_KEY: 'key',
};

describe('PUBLIC_URL', () => {
  it('starts on a local machine with no settings', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:4000',
      allowedOrigins: ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'],
      cookie: { name: 'sid', secure: false },
      strictTransportSecurity: false,
      outboxFor: 'this-machine',
      secretKeys: null,
      tenantUrlTemplate: 'http://127.0.0.1:4000/crm/{name}/',
      trialDays: 40,
      ossThreshold: null,
    });
  });

  it('enables strict settings for a public URL', () => {
    expect(readSettings({ ...service, ALLOWED_ORIGINS: 'https://other.example.com' })).toMatchObject({
      publicUrl: 'https://portal.example.com',
      allowedOrigins: ['https://portal.example.com', 'https://other.example.com'],
      cookie: { name: '__Host-sid', secure: true },
      strictTransportSecurity: true,
      outboxFor: 'administrators',
      secretKeys: [{ id: 'k2' }, { id: 'k1' }],
    });
  });

  it.each(['SMTP_URL', 'PAYMENTS', 'FISCAL_AUTHORITY', 'SECRET_KEYS'])(
    'rejects a public installation without %s',
    (name) => {
      expect(() => readSettings({ ...service, [name]: ' ' })).toThrow(`so ${name} must be set as well.`);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'http://portal.example.com' }, 'must begin with https://'],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.tld' }, 'must begin with https://'],
    [{ PUBLIC_URL: 'ftp://127.0.0.1' }, 'must be an address'],
    [{ PUBLIC_URL: 'https://portal.example.com/atrium' }, 'must be an address'],
    [{ PORT: '80a' }, 'PORT must be a whole number'],
    [{ PORT: '65536' }, 'PORT must be a whole number'],
    [{ ALLOWED_ORIGINS: 'https://portal.example.com/' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ GLS_URL: 'http://api.mygls.si' }, 'GLS_URL must be an https address'],
    [{ BREVO_URL: 'https://key@api.brevo.com/v3' }, 'BREVO_URL must be an https address'],
    [{ MAILERLITE_URL: 'connect.mailerlite.com' }, 'MAILERLITE_URL must be an https address'],
    [{ TSA_URL: 'tsa.example.com' }, 'TSA_URL must be an address'],
    [{ TSA_URL: 'https://me:secret@tsa.example.com' }, 'without a password.'],
    [{ OSS_THRESHOLD: '10000' }, 'OSS_THRESHOLD must be below or above'],
    [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ ALLOWED_ORIGINS: 'https://*.example.com' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ OPERATOR_EMAIL: 'operator@127.0.0.1' }, 'OPERATOR_EMAIL must be an e-mail address'],
    [{ PRIVATE_NETWORKS: '10.20.0.0' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ PRIVATE_NETWORKS: '10.20.0.0/16, db.example.com/8' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ PRIVATE_NETWORKS: '10.20.0.0/33' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ FILES_S3_BUCKET: 'atrium' }, 'FILES_S3_ENDPOINT, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY.'],
    [{ ...bucket, FILES_S3_ENDPOINT: 'http://s3.example.com' }, 'FILES_S3_ENDPOINT must be an https address'],
    [{ ...bucket, FILES_S3_ENDPOINT: 'https://s3.example.com/atrium' }, 'FILES_S3_ENDPOINT must be an https address'],
    [{ ...bucket, FILES_S3_BUCKET: '../other' }, 'FILES_S3_BUCKET must be the name of a bucket'],
    [{ MAIL_ATTACHMENT_LIMIT: '0' }, 'MAIL_ATTACHMENT_LIMIT must be a whole number from 1 to 100'],
    [{ PAYMENTS: 'sandbox, paypal' }, `PAYMENTS must hold ${gatewayNames.join(', ')}, bank_transfer, not "paypal"`],
    [{ PAYMENTS: 'bank_transfer' }, 'PAYMENTS=bank_transfer needs SELLER_IBAN'],
    [{ FISCAL_AUTHORITY: 'furs' }, 'FISCAL_AUTHORITY must be local, test or production'],
    [{ FISCAL_AUTHORITY: 'test' }, 'FISCAL_AUTHORITY=test needs FISCAL_AUTHORITY_CA'],
    [{ FISCAL_AUTHORITY: 'production', FISCAL_AUTHORITY_CA: 'ca.pem' }, 'FISCAL_AUTHORITY=production needs'],
    [{ FISCAL_AUTHORITY_URL: 'http://blagajne.fu.gov.si' }, 'FISCAL_AUTHORITY_URL must be an address'],
    [{ SELLER_NAME: 'Atrium' }, 'also needs SELLER_STREET, SELLER_POSTAL_CODE, SELLER_CITY, SELLER_VAT_NUMBER'],
    [{ ...seller, SELLER_CITY: ' ' }, 'also needs SELLER_CITY.'],
    [{ ...seller, SELLER_VAT_NUMBER: 'SI50223055' }, 'SELLER_VAT_NUMBER must be'],
    [{ ...seller, SELLER_VAT_NUMBER: 'DE136695976' }, 'SELLER_VAT_NUMBER must be a Slovenian VAT number. This is not'],
    [{ ...seller, SELLER_REGISTRATION_NUMBER: '123456' }, 'must be 7 or 10 digits'],
    [{ ...seller, SELLER_SHARE_CAPITAL: '7.500,00' }, 'must be an amount in euros'],
    [{ ...seller, SELLER_IBAN: 'SI56263300012039087' }, 'SELLER_IBAN must be'],
    [{ ...seller, SELLER_IBAN: 'DE89370400440532013000' }, 'a Slovenian IBAN. Enter an IBAN that begins with SI.'],
    [{ ...seller, SELLER_IBAN: 'SI56 2633' }, 'a Slovenian IBAN. An IBAN of this country has 19 characters.'],
    [
      { ...seller, SELLER_IBAN: 'SI29263300012039087' },
      'The check digits of the account number in this IBAN are wrong.',
    ],
    [{ INVOICE_PREMISE: 'SPLET-1' }, 'INVOICE_PREMISE must be'],
    [{ INVOICE_DEVICE: 'č' }, 'INVOICE_DEVICE must be'],
    [{ PROFORMA_DEVICE: 'PREDRACUN123' }, 'PROFORMA_DEVICE must be'],
    [{ INVOICE_DEVICE: 'A', CREDIT_NOTE_DEVICE: 'a' }, 'must be three different ids'],
    [{ SECRET_KEYS: 'k1:short' }, 'SECRET_KEYS must be a list'],
    [{ SECRET_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` }, 'SECRET_KEYS must be a list'],
  ])('rejects %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('keeps files in the data folder, or in a bucket', () => {
    expect(readSettings({})).toMatchObject({ s3: null, mailAttachmentLimit: 10 * 1024 * 1024 });
    const keys = { accessKeyId: 'id', secretAccessKey: 'key' };
    const settings = { endpoint: 'https://s3.example.com', bucket: 'atrium-files', region: 'us-east-1', ...keys };
    expect(readSettings(bucket).s3).toEqual(settings);
  });

  it('sets URL and CA of the tax authority', () => {
    const environment = { FISCAL_AUTHORITY_CA: '/etc/ca.pem', FISCAL_SOFTWARE_SUPPLIER: '50223054' };
    expect(readSettings({}).fiscalAuthority).toMatchObject({
      kind: 'local',
      softwareSupplier: { nameForeign: 'Atrium' },
    });
    expect(readSettings({ ...environment, FISCAL_AUTHORITY: 'production' }).fiscalAuthority).toEqual({
      kind: 'production',
      url: 'https://blagajne.fu.gov.si:9003/v1',
      certifiers: '/etc/ca.pem',
      softwareSupplier: { taxNumber: 50_223_054 },
    });
    const elsewhere = { ...environment, FISCAL_AUTHORITY: 'test', FISCAL_AUTHORITY_URL: 'https://127.0.0.1:9002/v1/' };
    expect(readSettings(elsewhere).fiscalAuthority).toMatchObject({ url: 'https://127.0.0.1:9002/v1' });
  });

  it('sets the seller on invoices and the invoice numbering', () => {
    const unset = {
      seller: { name: 'Vzorčni prodajalec (peskovnik), d.o.o.', iban: null },
      invoiceNumbering: { premise: 'SPLET', devices: { invoice: 'R1' } },
    };
    expect(readSettings({})).toMatchObject(unset);
    expect(readSettings(seller).seller).toMatchObject({ name: 'Atrium, d.o.o.', share_capital: null, iban: null });
    const whole = { SELLER_SHARE_CAPITAL: '7500,50', SELLER_IBAN: 'SI56 2633 0001 2039 086', PROFORMA_DEVICE: 'P7' };
    expect(readSettings({ ...seller, ...whole })).toMatchObject({
      seller: { vat_number: 'SI50223054', country: 'SI', share_capital: 750_050, iban: 'SI56263300012039086' },
      invoiceNumbering: { premise: 'SPLET', devices: { invoice: 'R1', credit_note: 'D1', proforma: 'P7' } },
    });
  });

  it('rejects an http origin for a public installation', () => {
    expect(() => readSettings({ ...service, ALLOWED_ORIGINS: 'http://other.example.com' })).toThrow(
      'ALLOWED_ORIGINS must hold origins',
    );
  });
});

describe('readSettings with PAYMENTS', () => {
  it('defaults to the sandbox on a local machine', () => {
    expect(readSettings({})).toMatchObject({ payments: ['sandbox'], gateways: { sandbox: {} } });
  });

  it('accepts bank transfers only with the seller’s IBAN', () => {
    const iban = { ...seller, SELLER_IBAN: 'SI56 2633 0001 2039 086' };
    expect(readSettings({ ...iban, PAYMENTS: 'sandbox,bank_transfer' }).payments).toEqual(['sandbox', 'bank_transfer']);
    expect(() => readSettings({ ...seller, PAYMENTS: 'bank_transfer' })).toThrow('needs SELLER_IBAN');
  });
});

describe('the converter of documents', () => {
  it('is built in, LibreOffice or Gotenberg', () => {
    expect(readSettings({}).converter).toEqual({ kind: 'builtin' });
    const program = process.execPath;
    expect(readSettings({ SOFFICE_PATH: program }).converter).toEqual({ kind: 'libreoffice', program });
    const url = 'http://127.0.0.1:3000';
    expect(readSettings({ GOTENBERG_URL: `${url}/` }).converter).toEqual({ kind: 'gotenberg', url });
  });

  it.each([
    [{ SOFFICE_PATH: 'soffice' }, 'SOFFICE_PATH must be the path of LibreOffice'],
    [{ SOFFICE_PATH: '/no/such/program' }, 'SOFFICE_PATH must be the path of LibreOffice'],
    [{ GOTENBERG_URL: 'ftp://gotenberg' }, 'GOTENBERG_URL must be an address of Gotenberg'],
    [{ SOFFICE_PATH: process.execPath, GOTENBERG_URL: 'http://127.0.0.1:3000' }, 'exclude each other'],
  ])('is refused with %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
