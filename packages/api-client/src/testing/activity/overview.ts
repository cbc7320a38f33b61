import type { Handlers } from '../http/call';

const week = 7 * 24 * 60 * 60 * 1000;
const shownMonths = 12;

function lastMonths(now: Date): readonly string[] {
  return Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - shownMonths + 1 + at, 1)).toISOString().slice(0, 7),
  );
}

export const overviewHandlers = {
  overviewFigures: ({ state }) => {
    const active = state.tenants.filter((tenant) => tenant.state === 'active');
    const month = state.now().toISOString().slice(0, 7);
    const ends = state.tenants.flatMap(({ subscription }) =>
      subscription === null ? [] : [new Date(subscription.ends_at).getTime()],
    );
    const now = state.now().getTime();
    return {
      active_tenants: active.length,
      new_tenants: active.filter(({ created_at: at }) => at.startsWith(month)).length,
      trials: ends.filter((at) => at > now).length,
      trials_ending: ends.filter((at) => at > now && at <= now + week).length,
      overdue: 0,
      next_read_only_at: null,
      at: state.now().toISOString(),
    };
  },

  overviewAttention: ({ state }) => {
    const failed = state.tenants.filter((tenant) => tenant.state === 'failed');
    const [only] = failed.length === 1 ? failed : [];
    const item = {
      kind: 'failed_creations' as const,
      count: failed.length,
      title: only?.title ?? null,
      tenant_id: only?.id ?? null,
    };
    return { data: failed.length === 0 ? [] : [item] };
  },

  invoicedMonths: ({ state }) => ({ data: lastMonths(state.now()).map((month) => ({ month, net: 0 })) }),

  firstSteps: ({ state }) => ({
    data: state.priceList.length > 1 ? [] : [{ step: 'price_list' as const, settings: [] }],
  }),
} satisfies Handlers;
