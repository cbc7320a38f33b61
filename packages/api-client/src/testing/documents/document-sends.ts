import { type DocumentSend, fillMail } from '../../contract';
import type { Handlers } from '../http/call';
import { invalid, ProblemError } from '../http/problem';
import type { FakeDocument, FakeSend, FakeState } from '../state';
import { documentOf, personOf, templateOf } from './document';
import { changeDocument, versionOf } from './documents';

const showSend = ({ documentId: _documentId, ...send }: FakeSend): DocumentSend => send;

const sendsOf = ({ documentSends }: FakeState, id: string) => ({
  data: documentSends.filter(({ documentId }) => documentId === id).map(showSend),
});

function recipientsOf({ customers }: FakeState, { customer }: FakeDocument) {
  const contacts = customers.find(({ id }) => id === customer?.id)?.contacts ?? [];
  return contacts.filter(({ type }) => type === 'email').map(({ id, value }) => ({ contact_id: id, email: value }));
}

export const documentSendHandlers = {
  listDocumentSends: ({ state, params }) => sendsOf(state, documentOf(state, params.id).id),

  documentLetter: ({ state, params, user }) => {
    const document = documentOf(state, params.id);
    const { language, mail_texts: texts } = templateOf(state, document.template.id);
    const usual = `${language === 'sl' ? 'V priponki pošiljamo' : 'Please find attached:'} {document.title}\n\n{author.name}`;
    const values = {
      ...document.content.fields,
      'document.title': document.title,
      'document.number': document.number,
      'customer.title': document.customer?.title ?? '',
      'author.name': user().full_name,
    };
    return {
      recipients: recipientsOf(state, document),
      language,
      subject: fillMail(texts[`subject_${language}`] ?? '{document.title}', values),
      message: fillMail(texts[`message_${language}`] ?? usual, values),
    };
  },

  sendDocument: (call) => {
    const { state, params, body, user } = call;
    const document = documentOf(state, params.id);
    const { size } = versionOf({ ...call, params: { id: params.id, number: body.number } });
    if (size > state.mailAttachmentLimit) {
      const megabytes = Math.floor(state.mailAttachmentLimit / 1024 ** 2);
      throw new ProblemError(
        422,
        'attachment_too_large',
        `The attachment is larger than ${megabytes} MB, so the e-mail was not sent.`,
      );
    }
    const chosen = recipientsOf(state, document).filter(({ contact_id: id }) => body.contact_ids.includes(id));
    if (chosen.length < new Set(body.contact_ids).size)
      throw invalid({ contact_ids: ['Choose one of the offered values.'] });
    state.documentSends.unshift(
      ...chosen.map(({ email }): FakeSend => ({
        id: state.newId(),
        documentId: document.id,
        number: body.number,
        recipient: email,
        state: 'waiting',
        reason: null,
        author: personOf(user()),
        created_at: state.now().toISOString(),
      })),
    );
    changeDocument(call, document, { state: 'sent' });
    return sendsOf(state, document.id);
  },
} satisfies Handlers;
