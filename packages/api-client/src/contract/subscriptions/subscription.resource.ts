import { accessByPermission, defineResource } from '../resources/resource';

export const subscriptionStates = [
  'trial',
  'trial_ended',
  'active',
  'awaiting_transfer',
  'overdue',
  'unpaid',
  'cancelled',
  'creating',
  'failed',
  'draft',
  'closed',
] as const;

/** What everybody's company CRMs subscribe to, for the operator. */
export const subscriptionsResource = /* @__PURE__ */ defineResource({
  route: 'subscriptions',
  columns: {
    title: { type: 'text', sortable: true, filterable: true, searchable: true, exported: true },
    company: { type: 'text', sortable: true, searchable: true, exported: true },
    owner: { type: 'text', sortable: true, exported: true },
    kind: { type: 'choice', choices: ['trial', 'paid'], sortable: true, filterable: true, exported: true },
    state: { type: 'choice', choices: subscriptionStates, sortable: true, filterable: true, exported: true },
    cycle: { type: 'choice', choices: ['monthly', 'yearly'], sortable: true, filterable: true, exported: true },
    licences: { type: 'integer', sortable: true, filterable: true, exported: true },
    modules: { type: 'integer', sortable: true, filterable: true, exported: true },
    assets: { type: 'integer', sortable: true, filterable: true, exported: true },
    period_end: { type: 'instant', sortable: true, filterable: true, exported: true },
    monthly_value: { type: 'integer', sortable: true, filterable: true, exported: true },
    credit: { type: 'integer', sortable: true, filterable: true, exported: true },
    next_try_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    read_only_at: { type: 'instant', sortable: true, filterable: true, exported: true },
  },
  access: /* @__PURE__ */ accessByPermission('subscriptions'),
  defaultSort: 'title',
});
