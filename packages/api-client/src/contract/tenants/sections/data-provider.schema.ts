import { Type, type Static } from 'typebox';
import { draftText, idParams } from '../../fields.schema';
import { secretInput, secretRemoval, secretStateSchema, sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

/** The company's own database in a draft; every field may be missing. */
export const dataProviderDraftSchema = named('DataProviderDraft', {
  kind: Type.Optional(Type.Union([Type.Literal('postgresql'), Type.Literal('mysql'), Type.Null()])),
  host: draftText(253),
  /** Stored as typed. */
  port: draftText(16),
  database: draftText(128),
  username: draftText(128),
  /** PEM certificates of the company's own authority, if no public one signs the server's certificate. */
  ca_certificate: draftText(32_768),
});

/** The password is write-only. */
export const dataProviderInputSchema = Type.Object({
  ...dataProviderDraftSchema.properties,
  password: secretInput(),
  password_remove: secretRemoval,
});

/** The company's own database as stored. */
export const dataProviderSectionSchema = named('DataProviderSection', {
  ...sectionHead,
  data: dataProviderDraftSchema,
  secrets: Type.Object({ password: secretStateSchema }),
});

/** The company's own database in a draft. */
export type DataProviderDraft = Static<typeof dataProviderDraftSchema>;
/** Input of the company's own database, with the password if it is replaced. */
export type DataProviderInput = Static<typeof dataProviderInputSchema>;

/** Request and response of `saveDataProviderEndpoint`. */
export const saveDataProviderSchema = {
  summary:
    'Saves the data provider, also incomplete; another host, port or username removes the saved password. 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveDataProviderInput', { ...dataProviderInputSchema.properties, ...versioned }),
  answers: { 200: dataProviderSectionSchema },
  errors: [409, 412],
} as const;
