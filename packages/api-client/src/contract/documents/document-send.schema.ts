import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, languageSchema, personSchema, text } from '../fields.schema';
import { choice, named } from '../named.schema';

/** Most recipients of one sending. */
const maximumRecipients = 20;

export const documentSendSchema = named('DocumentSend', {
  id: idSchema,
  /** Number of the version that was sent, always as PDF. */
  number: Type.Integer(),
  /** E-mail of a contact of the customer. */
  recipient: Type.String(),
  /** `handed_over`: to the mail server. */
  state: choice('DocumentSendState', ['waiting', 'handed_over', 'refused']),
  /** Why the mail server refused it. */
  reason: Type.Union([Type.String(), Type.Null()]),
  author: personSchema,
  created_at: instantSchema,
});
/** An e-mail with a version of a document. */
export type DocumentSend = Static<typeof documentSendSchema>;

const sends = named('DocumentSends', { data: Type.Array(documentSendSchema) });

const recipientSchema = named('DocumentRecipient', { contact_id: idSchema, email: Type.String() });

/** Request and response of `listDocumentSendsEndpoint`. */
export const listDocumentSendsSchema = {
  summary: 'Lists the e-mails with versions of a document, newest first.',
  params: idParams,
  answers: { 200: sends },
} as const;
/** Request and response of `documentLetterEndpoint`. */
export const documentLetterSchema = {
  summary:
    'Returns to whom a document can be sent, and the subject and message that an e-mail would begin with, in the language of the customer if the template has them, else in that of the template.',
  params: idParams,
  answers: {
    200: named('DocumentLetter', {
      recipients: Type.Array(recipientSchema),
      language: languageSchema,
      subject: Type.String(),
      message: Type.String(),
    }),
  },
} as const;
/** Request and response of `sendDocumentEndpoint`. */
export const sendDocumentSchema = {
  summary:
    'Sends a version of a document to contacts of its customer by e-mail; 422 if the PDF is too large to be attached.',
  params: idParams,
  body: named('SendDocumentInput', {
    number: Type.Integer({ minimum: 1 }),
    contact_ids: Type.Array(idSchema, { minItems: 1, maxItems: maximumRecipients }),
    language: languageSchema,
    subject: text(200),
    message: text(10_000),
  }),
  answers: { 201: sends },
} as const;
