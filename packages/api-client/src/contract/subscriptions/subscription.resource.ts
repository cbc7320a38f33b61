import { accessByPermission, defineResource } from '../resources/resource';

export const subscriptionStates = [
  'trial',
  'trial_ended',
  'active',
  'overdue',
  'unpaid',
  'cancelled',
  'creating',
  'failed',
  'draft',
  'closed',
] as const;

/** Subscriptions of all company CRMs, for the operator. */
export const subscriptionsResource = /* @__PURE__ */ defineResource({
  route: 'subscriptions',
  fields: {
    /** Name of the company CRM. */
    title: { type: 'text', sortable: true, filterable: true, searchable: true, exported: true, column: 'phone' },
    company: { type: 'text', sortable: true, searchable: true, exported: true },
    /** Full name of its first owner. */
    owner: { type: 'text', sortable: true, exported: true, column: 'wide' },
    kind: { type: 'choice', choices: ['trial', 'paid'], sortable: true, filterable: true, exported: true },
    state: { type: 'choice', choices: subscriptionStates, sortable: true, filterable: true, exported: true },
    /** Null before a plan starts, as during a trial. */
    cycle: {
      type: 'choice',
      choices: ['monthly', 'yearly'],
      nullable: true,
      sortable: true,
      filterable: true,
      exported: true,
    },
    licences: { type: 'integer', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** Number of licences. */
    modules: { type: 'integer', sortable: true, filterable: true, exported: true, column: 'wide' },
    assets: { type: 'integer', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** End of the period or the trial; null before it starts. */
    period_end: {
      type: 'instant',
      nullable: true,
      sortable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** Monthly price without VAT; a rounded twelfth of a yearly plan, 0 without a plan. */
    monthly_value: { type: 'integer', money: true, sortable: true, filterable: true, exported: true, column: 'phone' },
    /** Account credit. */
    credit: { type: 'integer', money: true, sortable: true, filterable: true, exported: true },
    /** The part of the account credit that pending payments reserve. Only the rest can be paid out. */
    credit_reserved: { type: 'integer', money: true },
    /** Whether a bank transfer is pending. */
    has_pending_transfer: { type: 'boolean', only: 'query', filterable: true },
    /** Time of the next charge attempt. */
    next_try_at: { type: 'instant', nullable: true, sortable: true, filterable: true, exported: true },
    /** When it becomes read-only, or became so, if its payment is overdue. */
    read_only_at: { type: 'instant', nullable: true, sortable: true, filterable: true, exported: true },
  },
  access: /* @__PURE__ */ accessByPermission('subscriptions'),
  defaultSort: 'title',
});
