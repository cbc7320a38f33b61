import {
  getPriceListEndpoint,
  listPriceListVersionsEndpoint,
  updatePriceListEndpoint,
} from '@atrium/api-client/contract';
import {
  getPriceListSchema,
  listPriceListVersionsSchema,
  updatePriceListSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import type { Parts } from '../../parts';
import { changePriceList, readPriceList, readVersions } from './price-list.service';

export function priceListRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, getPriceListEndpoint, getPriceListSchema, (call) => readPriceList(parts, call));
  route(app, listPriceListVersionsEndpoint, listPriceListVersionsSchema, async (call) => ({
    data: await readVersions(parts, call),
  }));
  route(app, updatePriceListEndpoint, updatePriceListSchema, ({ body, ...call }) => changePriceList(parts, call, body));
}
