import { Type, type Static } from 'typebox';
import { instantSchema } from '../fields.schema';
import { choice, named } from '../named.schema';

/** The figures of the overview. */
export const overviewFiguresSchema = named('OverviewFigures', {
  active_tenants: Type.Integer(),
  /** Active company CRMs that were created in this month. */
  new_tenants: Type.Integer(),
  trials: Type.Integer(),
  /** Trials that end within seven days. */
  trials_ending: Type.Integer(),
  /** Subscriptions whose renewal was not paid. */
  overdue: Type.Integer(),
  /** When the next of them becomes read-only. */
  next_read_only_at: Type.Union([instantSchema, Type.Null()]),
  at: instantSchema,
});

/** What needs attention, by harm. */
export const attentionKinds = [
  'failed_creations',
  'unpaid_subscriptions',
  'overdue_subscriptions',
  'undecided_renewals',
  'unregistered_premises',
  'trials_ending',
  'unsaved_drafts',
] as const;

const attentionSchema = named('Attention', {
  kind: choice('AttentionKind', attentionKinds),
  count: Type.Integer(),
  /** Name of the company CRM, if it is one. */
  title: Type.Union([Type.String(), Type.Null()]),
  tenant_id: Type.Union([Type.String(), Type.Null()]),
});

/** What needs attention, the most harmful first. */
export const overviewAttentionSchema = named('OverviewAttention', { data: Type.Array(attentionSchema) });

/** Invoiced net by month of issue in the seller's calendar: invoices minus credit notes, in cents of EUR. */
export const invoicedMonthsSchema = named('InvoicedMonths', {
  /** Twelve months, oldest first; the last one is the current month. */
  data: Type.Array(
    named('InvoicedMonth', {
      /** `2026-11` */
      month: Type.String(),
      net: Type.Integer(),
    }),
  ),
});

/** The steps of a new installation that are still open. */
export const firstStepsSchema = named('FirstSteps', {
  data: Type.Array(
    named('FirstStep', {
      step: choice('FirstStepName', ['seller', 'price_list', 'role', 'invitation']),
      /** For the seller: the settings that are not set. */
      settings: Type.Array(Type.String()),
    }),
  ),
});

/** The figures of the overview. */
export type OverviewFigures = Static<typeof overviewFiguresSchema>;
/** What needs attention. */
export type OverviewAttention = Static<typeof overviewAttentionSchema>;
/** Invoiced net by month. */
export type InvoicedMonths = Static<typeof invoicedMonthsSchema>;
/** The open first steps. */
export type FirstSteps = Static<typeof firstStepsSchema>;

/** Request and response of `overviewFiguresEndpoint`. */
export const overviewFiguresCallSchema = {
  summary: 'Returns the figures of the overview.',
  answers: { 200: overviewFiguresSchema },
} as const;

/** Request and response of `overviewAttentionEndpoint`. */
export const overviewAttentionCallSchema = {
  summary: 'Returns what needs attention, the most harmful first.',
  answers: { 200: overviewAttentionSchema },
} as const;

/** Request and response of `invoicedMonthsEndpoint`. */
export const invoicedMonthsCallSchema = {
  summary: 'Returns the invoiced net of the last twelve months.',
  answers: { 200: invoicedMonthsSchema },
} as const;

/** Request and response of `firstStepsEndpoint`. */
export const firstStepsCallSchema = {
  summary: 'Returns the steps of a new installation that are still open.',
  answers: { 200: firstStepsSchema },
} as const;
