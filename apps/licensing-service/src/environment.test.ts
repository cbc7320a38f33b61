import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from './environment';

const key = () => randomBytes(32).toString('base64');

const service = {
  PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  PAYMENTS: 'sandbox',
  FISCAL_AUTHORITY: 'local',
  SECRET_KEYS: `k2:${key()},k1:${key()}`,
};

describe('one switch: PUBLIC_URL', () => {
  it('lets a machine of one’s own start with nothing set', () => {
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
      ossThreshold: 'below',
    });
  });

  it('makes a service strict', () => {
    expect(readSettings({ ...service, ALLOWED_ORIGINS: 'https://other.example.com' })).toMatchObject({
      publicUrl: 'https://portal.example.com',
      allowedOrigins: ['https://portal.example.com', 'https://other.example.com'],
      cookie: { name: '__Host-sid', secure: true },
      strictTransportSecurity: true,
      outboxFor: 'administrators',
      secretKeys: [{ id: 'k2' }, { id: 'k1' }],
    });
  });

  it.each(['SMTP_URL', 'PAYMENTS', 'FISCAL_AUTHORITY', 'SECRET_KEYS'])('refuses a service without %s', (name) => {
    expect(() => readSettings({ ...service, [name]: ' ' })).toThrow(`so ${name} must be set as well.`);
  });

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
    [{ OSS_THRESHOLD: '10000' }, 'OSS_THRESHOLD must be below or above'],
    [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ ALLOWED_ORIGINS: 'https://*.example.com' }, 'ALLOWED_ORIGINS must hold origins'],
    [{ OPERATOR_EMAIL: 'operator@127.0.0.1' }, 'OPERATOR_EMAIL must be an e-mail address'],
    [{ PRIVATE_NETWORKS: '10.20.0.0' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ PRIVATE_NETWORKS: '10.20.0.0/16, db.example.com/8' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ PRIVATE_NETWORKS: '10.20.0.0/33' }, 'PRIVATE_NETWORKS must hold networks'],
    [{ FISCAL_AUTHORITY: 'furs' }, 'FISCAL_AUTHORITY must be local, test or production'],
    [{ FISCAL_AUTHORITY: 'test' }, 'FISCAL_AUTHORITY=test needs FISCAL_AUTHORITY_CA'],
    [{ FISCAL_AUTHORITY: 'production', FISCAL_AUTHORITY_CA: 'ca.pem' }, 'FISCAL_AUTHORITY=production needs'],
    [{ FISCAL_AUTHORITY_URL: 'http://blagajne.fu.gov.si' }, 'FISCAL_AUTHORITY_URL must be an address'],
    [{ SECRET_KEYS: 'k1:short' }, 'SECRET_KEYS must be a list'],
    [{ SECRET_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` }, 'SECRET_KEYS must be a list'],
  ])('refuses %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('knows the authority’s addresses, and whom to trust there', () => {
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

  it('refuses to let a page without https call a service', () => {
    expect(() => readSettings({ ...service, ALLOWED_ORIGINS: 'http://other.example.com' })).toThrow(
      'ALLOWED_ORIGINS must hold origins',
    );
  });
});
