import type { Config, PriceListVersion } from '../../contract';
import { configSchema } from '../../contract/config/config.schema';
import { priceListVersionSchema } from '../../contract/schemas';
import { sampleAdministrator } from './accounts';
import { blankRecord } from './blank-record';

/** The configuration of a service with the sandbox. */
export const sampleConfig: Config = blankRecord(configSchema, {
  product_name: 'Atrium',
  build_id: 'fake',
  password_minimum: 6,
  trial_days: 40,
  terms_url: '/terms',
  terms_version: '2026-11-01',
  privacy_url: '/privacy',
  gateways: ['sandbox'],
  tenant_url_template: 'https://{name}.crm.example/',
});

/** The price list the product comes with. */
export const samplePriceList: PriceListVersion = blankRecord(priceListVersionSchema, {
  version: 1,
  licence: 1900,
  module: 900,
  asset: 100,
  yearly_months: 10,
  valid_from: '2026-01-01T00:00:00.000Z',
});

const author = { id: sampleAdministrator.id, full_name: sampleAdministrator.full_name };

/** Three versions of a price list, newest first. */
export const sampleVersions: readonly [PriceListVersion, ...PriceListVersion[]] = [
  {
    ...samplePriceList,
    version: 3,
    licence: 2150,
    yearly_months: 11,
    valid_from: '2026-11-20T09:15:00.000Z',
    author,
  },
  { ...samplePriceList, version: 2, licence: 2000, valid_from: '2026-06-01T07:00:00.000Z', author },
  samplePriceList,
];
