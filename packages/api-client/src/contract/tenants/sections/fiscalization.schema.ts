import { Type, type Static } from 'typebox';
import { draftText, idParams } from '../../fields.schema';
import { sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

const yesOrNo = Type.Optional(Type.Union([Type.Boolean(), Type.Null()]));

/** Fiscalization as a draft keeps it; premises, devices and the certificate are records of their own. */
export const fiscalizationDraftSchema = named('FiscalizationDraft', {
  /** Whether invoices are confirmed by the tax authority; switched off, nothing else counts. */
  enabled: yesOrNo,
  /** The person responsible for the invoices, who signs the act. */
  responsible_person: draftText(120),
  /** The company's own, under which its invoices are confirmed. */
  tax_number: draftText(16),
  /** What invoices are numbered by, as the act says. */
  numbering: Type.Optional(Type.Union([Type.Literal('device'), Type.Literal('premise'), Type.Null()])),
  /** Whether the numbers begin again each calendar year. */
  numbering_restarts: yesOrNo,
  /** The terms of the act have been accepted. */
  act_terms: yesOrNo,
});

/** Fiscalization as it is kept. */
export const fiscalizationSectionSchema = named('FiscalizationSection', {
  ...sectionHead,
  data: fiscalizationDraftSchema,
  secrets: Type.Object({}),
});

/** Fiscalization as a draft keeps it: anything may still be missing. */
export type FiscalizationDraft = Static<typeof fiscalizationDraftSchema>;

/** Request and response of `saveFiscalizationEndpoint`. */
export const saveFiscalizationSchema = {
  summary: 'Saves Fiscalization, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveFiscalizationInput', { ...fiscalizationDraftSchema.properties, ...versioned }),
  answers: { 200: fiscalizationSectionSchema },
  errors: [409, 412],
} as const;
