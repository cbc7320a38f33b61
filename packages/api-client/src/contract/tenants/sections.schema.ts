import { Type, type Static } from 'typebox';
import { draftText, languageSchema } from '../fields.schema';

/** The wizard's sections in their order. */
export const sectionNames = [
  'application',
  'data_provider',
  'couriers',
  'fiscalization',
  'plugins',
  'subscription',
  'payment',
] as const;

/** Application setup as a draft keeps it: anything may still be missing, nothing is lost. */
export const applicationDraftSchema = Type.Object({
  /** The name of the company CRM. */
  title: draftText(120),
  /** The company's legal name. */
  company: draftText(160),
  /** Name part of the application URL. */
  url_name: draftText(64),
  language: Type.Optional(Type.Union([languageSchema, Type.Null()])),
  email: draftText(254),
  phone_country_code: draftText(2),
  phone: draftText(32),
  address: Type.Optional(
    Type.Object({
      vat_number: draftText(32),
      street: draftText(160),
      postal_code: draftText(16),
      city: draftText(100),
      country: draftText(2),
      phone_country_code: draftText(2),
      phone: draftText(32),
    }),
  ),
});

/** The first CRM administrator's password goes to the service once and never comes back. */
export const applicationInputSchema = Type.Object({
  ...applicationDraftSchema.properties,
  password: Type.Optional(Type.String({ maxLength: 1024 })),
  password_confirmation: Type.Optional(Type.String({ maxLength: 1024 })),
  password_remove: Type.Optional(Type.Boolean()),
});

/** The plan a draft has chosen. */
export const subscriptionDraftSchema = Type.Object({
  plan: Type.Optional(Type.Union([Type.Literal('trial'), Type.Literal('paid'), Type.Null()])),
});

/** Application setup as a draft keeps it: anything may still be missing. */
export type ApplicationDraft = Static<typeof applicationDraftSchema>;
/** Application setup as it is saved, with the password where it is set anew. */
export type ApplicationInput = Static<typeof applicationInputSchema>;
/** The plan a draft has chosen. */
export type SubscriptionDraft = Static<typeof subscriptionDraftSchema>;
/** The sections of a company CRM’s setup, as addresses name them. */
export type SectionName = (typeof sectionNames)[number];
