import { Type, type Static } from 'typebox';
import { draftText, idParams, languageSchema } from '../../fields.schema';
import { secretInput, secretRemoval, secretStateSchema, sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

/** Application setup of a draft; every field may be missing. */
export const applicationDraftSchema = named('ApplicationDraft', {
  /** The name of the company CRM. */
  title: draftText(120),
  /** The company's legal name. */
  company: draftText(160),
  /** Name in the application URL. */
  url_name: draftText(64),
  language: Type.Optional(Type.Union([languageSchema, Type.Null()])),
  email: draftText(254),
  phone_country_code: draftText(2),
  phone: draftText(32),
  address: Type.Optional(
    named('CompanyAddress', {
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

/** The first CRM administrator's password is write-only. */
export const applicationInputSchema = Type.Object({
  ...applicationDraftSchema.properties,
  password: secretInput(),
  password_confirmation: secretInput(),
  password_remove: secretRemoval,
});

/** Stored Application setup. */
export const applicationSectionSchema = named('ApplicationSection', {
  ...sectionHead,
  data: applicationDraftSchema,
  secrets: Type.Object({ password: secretStateSchema }),
});

/** Application setup of a draft; every field may be missing. */
export type ApplicationDraft = Static<typeof applicationDraftSchema>;
/** Input of Application setup, with the password if it is replaced. */
export type ApplicationInput = Static<typeof applicationInputSchema>;

/** Request and response of `saveApplicationEndpoint`. */
export const saveApplicationSchema = {
  summary: 'Saves Application setup of a draft, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveApplicationInput', { ...applicationInputSchema.properties, ...versioned }),
  answers: { 200: applicationSectionSchema },
  errors: [409, 412],
} as const;
