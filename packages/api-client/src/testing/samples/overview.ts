import type { FirstSteps, InvoicedMonths, OverviewAttention, OverviewFigures } from '../../contract';

const failedTenant = '018f0000-0000-7000-8000-000000000031';

/** Figures of the overview. */
export const sampleFigures: OverviewFigures = {
  active_tenants: 148,
  new_tenants: 6,
  trials: 23,
  trials_ending: 5,
  overdue: 3,
  next_read_only_at: '2026-11-24T06:00:00.000Z',
  at: '2026-11-21T09:44:00.000Z',
};

/** What needs attention today. */
export const sampleAttention: OverviewAttention = {
  data: [
    { kind: 'failed_creations', count: 1, title: 'Pekarna Črešnjevec', tenant_id: failedTenant },
    { kind: 'overdue_subscriptions', count: 3, title: null, tenant_id: null },
    { kind: 'unregistered_premises', count: 1, title: 'Mlekarna Železniki', tenant_id: failedTenant },
    { kind: 'trials_ending', count: 5, title: null, tenant_id: null },
  ],
};

const nets = [7240, 7610, 7980, 8450, 8720, 9310, 9580, 9940, 10_620, 11_180, 11_750, 12_486];

/** Invoiced net from December 2025 to November 2026. */
export const sampleInvoicedMonths: InvoicedMonths = {
  data: nets.map((euros, at) => ({
    month: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
    net: euros * 100,
  })),
};

/** First steps of a new installation. */
export const sampleFirstSteps: FirstSteps = {
  data: [
    { step: 'seller', settings: ['SELLER_NAME', 'SELLER_STREET', 'SELLER_VAT_NUMBER'] },
    { step: 'price_list', settings: [] },
    { step: 'role', settings: [] },
    { step: 'invitation', settings: [] },
  ],
};
