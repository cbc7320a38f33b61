import {
  getPriceListEndpoint,
  listPriceListVersionsEndpoint,
  updatePriceListEndpoint,
  type PriceListVersion,
} from '../contract';
import { getPriceListSchema, listPriceListVersionsSchema, updatePriceListSchema } from '../contract/schemas';
import { stale } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeState } from './fake-state';

function newestOf({ priceList: [newest] }: FakeState): PriceListVersion {
  if (newest === undefined) throw new Error('A service has a price list.');
  return newest;
}

const priced = ['licence', 'module', 'asset', 'yearly_months'] as const;

export const fakePriceListRoutes: readonly FakeRoute[] = [
  fakeRoute(listPriceListVersionsEndpoint, listPriceListVersionsSchema, ({ state }) => ({
    data: state.priceList.slice(0, 100),
  })),

  fakeRoute(getPriceListEndpoint, getPriceListSchema, ({ state }) => {
    const { author: _author, ...list } = newestOf(state);
    return list;
  }),

  fakeRoute(updatePriceListEndpoint, updatePriceListSchema, ({ state, body, user }) => {
    const newest = newestOf(state);
    const { _version: version, ...prices } = body;
    if (version !== newest.version) throw stale(newest);
    if (priced.every((name) => prices[name] === newest[name])) return newest;
    const { id, full_name: fullName } = user();
    const next: PriceListVersion = {
      version: version + 1,
      ...prices,
      currency: 'EUR',
      valid_from: state.now().toISOString(),
      author: { id, full_name: fullName },
    };
    state.priceList = [next, ...state.priceList];
    return next;
  }),
];
