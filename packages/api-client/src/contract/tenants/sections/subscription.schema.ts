import { Type, type Static } from 'typebox';
import { idParams } from '../../fields.schema';
import { assetsSchema, cycleSchema, licencesSchema, modulesSchema } from '../../billing/plan.schema';
import { sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

/** The plan of a draft. Its quantities stay saved while the trial is selected. */
export const subscriptionDraftSchema = named('SubscriptionDraft', {
  plan: Type.Optional(Type.Union([Type.Literal('trial'), Type.Literal('paid'), Type.Null()])),
  cycle: Type.Optional(Type.Union([cycleSchema, Type.Null()])),
  licences: Type.Optional(Type.Union([licencesSchema, Type.Null()])),
  modules: Type.Optional(modulesSchema),
  assets: Type.Optional(Type.Union([assetsSchema, Type.Null()])),
});

/** Stored plan. */
export const subscriptionSectionSchema = named('SubscriptionSection', {
  ...sectionHead,
  data: subscriptionDraftSchema,
  secrets: Type.Object({}),
});

/** The plan of a draft. */
export type SubscriptionDraft = Static<typeof subscriptionDraftSchema>;

/** Request and response of `saveSubscriptionEndpoint`. */
export const saveSubscriptionSchema = {
  summary: 'Saves the plan choice of a draft; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveSubscriptionInput', { ...subscriptionDraftSchema.properties, ...versioned }),
  answers: { 200: subscriptionSectionSchema },
  errors: [409, 412],
} as const;
