import type { Config, CurrentUser } from '@atrium/api-client/contract';

export const sampleConfig: Config = {
  product_name: 'Atrium',
  build_id: 'test',
  password_minimum: 6,
  trial_days: 40,
  terms_url: '/terms',
  terms_version: '2026-11-01',
  privacy_url: '/privacy',
  gateways: [],
  tenant_url_template: 'https://{name}.crm.example',
};

export const sampleUser: CurrentUser = {
  id: '019a9f00-0000-7000-8000-000000000001',
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
