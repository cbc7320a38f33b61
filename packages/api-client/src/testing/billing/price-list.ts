import type { PriceListVersion } from '../../contract';
import { stale } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';

function newestOf({ priceList: [newest] }: FakeState): PriceListVersion {
  if (newest === undefined) throw new Error('A service has a price list.');
  return newest;
}

const priced = ['licence', 'module', 'asset', 'yearly_months'] as const;

export const priceListHandlers = {
  listPriceListVersions: ({ state }) => ({
    data: state.priceList.slice(0, 100),
  }),

  getPriceList: ({ state }) => {
    const { author: _author, ...list } = newestOf(state);
    return list;
  },

  updatePriceList: ({ state, body, user }) => {
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
  },
} satisfies Handlers;
