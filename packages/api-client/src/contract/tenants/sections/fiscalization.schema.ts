import { Type, type Static } from 'typebox';
import { draftText, idParams } from '../../fields.schema';
import { sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

const yesOrNo = Type.Optional(Type.Union([Type.Boolean(), Type.Null()]));

/** Fiscalization of a draft. Premises, devices and the certificate are separate records. */
export const fiscalizationDraftSchema = named('FiscalizationDraft', {
  /** Whether the tax authority confirms invoices. If false, the other fields are ignored. */
  enabled: yesOrNo,
  /** The person who is responsible for the invoices and signs the internal act. */
  responsible_person: draftText(120),
  /** The company's tax number for invoice confirmation. */
  tax_number: draftText(16),
  /** How invoices are numbered, by the internal act. */
  numbering: Type.Optional(Type.Union([Type.Literal('device'), Type.Literal('premise'), Type.Null()])),
  /** Whether numbering restarts each calendar year. */
  numbering_restarts: yesOrNo,
  /** The terms of the internal act have been accepted. */
  act_terms: yesOrNo,
});

/** Stored Fiscalization. */
export const fiscalizationSectionSchema = named('FiscalizationSection', {
  ...sectionHead,
  data: fiscalizationDraftSchema,
  secrets: Type.Object({}),
});

/** Fiscalization of a draft; every field may be missing. */
export type FiscalizationDraft = Static<typeof fiscalizationDraftSchema>;

/** Request and response of `saveFiscalizationEndpoint`. */
export const saveFiscalizationSchema = {
  summary: 'Saves Fiscalization, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveFiscalizationInput', { ...fiscalizationDraftSchema.properties, ...versioned }),
  answers: { 200: fiscalizationSectionSchema },
  errors: [409, 412],
} as const;
