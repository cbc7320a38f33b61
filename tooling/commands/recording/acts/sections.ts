import { glsUsername } from '../vendors/open-vendors.ts';
import { newsletterKeys } from '../vendors/newsletter.ts';
import { postaClient } from '../vendors/posta.ts';

const sender = {
  separate: true,
  name: 'Skladišče Žalec',
  street: 'Hmeljarska 3',
  postal_code: '3310',
  city: 'Žalec',
  country: 'SI',
  email: 'skladisce@zelena-dolina.example',
  phone_country_code: 'SI',
  phone: '03 713 12 34',
};

export const dataProvider = {
  kind: 'postgresql',
  host: '10.0.0.1',
  port: '5432',
  database: 'crm',
  username: 'crm_owner',
  password: 'database-secret',
};

export const posta = {
  enabled: true,
  client_id: postaClient,
  contract_id: '7711',
  branch_id: '2',
  postal_id: '1102',
  username: 'zelena',
  password: 'posta-secret',
  max_weight: 30_000,
};

export const gls = {
  enabled: true,
  client_number: '380001234',
  username: glsUsername,
  password: 'gls-secret',
  max_weight: 31_500,
  sender,
};

export const mailbox = {
  host: '10.0.0.2',
  port: '993',
  username: 'info@zelena-dolina.example',
  password: 'mail-secret',
};

/** Every optional section, filled in. */
export const fullSections = {
  'data-provider': dataProvider,
  couriers: {
    posta_slovenije: posta,
    gls,
    dpd: { enabled: true, username: 'zelena', password: 'dpd-secret', max_weight: 31_500 },
  },
  fiscalization: {
    enabled: true,
    responsible_person: 'Žiga Čuček',
    tax_number: '10019880',
    numbering: 'device',
    numbering_restarts: true,
    act_terms: true,
  },
  plugins: {
    newsletter: { provider: 'brevo', api_key: newsletterKeys.brevo },
    business_data: { username: 'zelena', password: 'business-secret' },
    mailbox,
  },
  subscription: { plan: 'trial' },
};

/** Invalid input for each section. */
export const sections = {
  wrong: {
    application: {
      title: 'x'.repeat(500),
      email: 'no address',
      phone: '1',
      address: { vat_number: 'SI1', country: 'XX' },
    },
    'data-provider': { kind: 'oracle', host: 'http://x', port: '99999999' },
    couriers: { gls: { enabled: true, max_weight: -1, client_number: 'abc' }, dpd: { max_weight: 'heavy' } },
    fiscalization: { enabled: true, tax_number: '123', numbering: 'none' },
    plugins: { newsletter: { provider: 'none', api_key: 'x' }, mailbox: { host: 'a b', port: '0' } },
    subscription: { plan: 'paid', licences: 0, assets: -1, modules: { 0: 'unknown' } },
  },
};
