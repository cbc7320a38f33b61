import { documentTemplatesResource, type Fields } from '@atrium/api-client/contract';

/** The fields whose values the activity shows. */
export const recordedDocumentTemplateFields: Fields = {
  ...documentTemplatesResource.fields,
  asked_fields: { type: 'text', recorded: true },
  subject_en: { type: 'text', recorded: true },
  message_en: { type: 'text', recorded: true },
  subject_sl: { type: 'text', recorded: true },
  message_sl: { type: 'text', recorded: true },
  note: { type: 'text', recorded: true },
  restored_from: { type: 'integer', recorded: true },
};
