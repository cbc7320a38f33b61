import type { Config, CurrentUser, PriceListVersion, Session } from '../../contract';

/** What the fake service and the stub tell a browser at first. */
export const sampleConfig: Config = {
  product_name: 'Atrium',
  build_id: 'fake',
  password_minimum: 6,
  trial_days: 40,
  terms_url: '/terms',
  terms_version: '2026-11-01',
  privacy_url: '/privacy',
  gateways: ['sandbox'],
  stripe_publishable_key: null,
  tenant_url_template: 'https://{name}.crm.example/',
};

/** A user of a portal without any right beyond the own company CRMs. */
export const sampleUser: CurrentUser = {
  id: '01990000-0000-7000-8000-00000000a001',
  full_name: 'Maja Kovač',
  email: 'maja.kovac@znidarsic.example',
  position_title: 'Head of operations',
  avatar: null,
  language: 'en',
  per_page: null,
  permissions: [],
  roles: [],
  visited_modules: [],
  trial_data: null,
};

/** A member of the role that may do everything. */
export const sampleAdministrator: CurrentUser = {
  ...sampleUser,
  id: '01990000-0000-7000-8000-00000000a002',
  full_name: 'Andrej Novak',
  email: 'andrej.novak@znidarsic.example',
  position_title: null,
  roles: [{ id: '01990000-0000-7000-8000-00000000b001', title: 'Administrators' }],
};

/** The price list the product comes with. */
export const samplePriceList: PriceListVersion = {
  version: 1,
  licence: 1900,
  module: 900,
  asset: 100,
  yearly_months: 10,
  currency: 'EUR',
  valid_from: '2026-01-01T00:00:00.000Z',
  author: null,
};

/** The password of every account of the fake service. */
export const samplePassword = 'modra-hisa7';

/** What everybody logs in with. */
export const sampleDevice: Session['device'] = { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' };
