import { documentsResource, type Fields } from '@atrium/api-client/contract';

/** The fields of documents in the audit log. */
export const recordedDocumentFields: Fields = {
  ...documentsResource.fields,
  kind: { type: 'text', recorded: true },
  signature: { type: 'text', recorded: true },
  signer: { type: 'text', recorded: true },
  restored_from: { type: 'integer', recorded: true },
};
