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
import { recordPublisher, route } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { updatePriceList, readPriceList, readVersions } from './price-list.service';

export function priceListRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const publish = recordPublisher(dependencies, 'price-list');
  route(app, getPriceListEndpoint, getPriceListSchema, (call) => readPriceList(dependencies, call));
  route(app, listPriceListVersionsEndpoint, listPriceListVersionsSchema, async (call) => ({
    data: await readVersions(dependencies, call),
  }));
  route(app, updatePriceListEndpoint, updatePriceListSchema, ({ body, ...call }) =>
    publish.changed('', updatePriceList(dependencies, call, body)),
  );
}
