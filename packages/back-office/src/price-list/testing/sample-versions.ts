import type { PriceListVersion } from '@atrium/api-client/contract';
import { sampleAdministrator, samplePriceList } from '@atrium/api-client/testing/stub';

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
