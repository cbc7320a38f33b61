import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import type { AnswerOf, DocumentVersion, ShapeOf, documentLetterEndpoint } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useSendDocument } from '../../api/document-sends';
import { documentSendMessages } from './messages';
import { sendSchema } from './send.schema';

export type DocumentLetter = AnswerOf<ShapeOf<typeof documentLetterEndpoint>>;

interface SendValues {
  readonly contact_ids: readonly string[];
  readonly subject: string;
  readonly message: string;
}

interface Sending {
  readonly documentId: string;
  readonly number: DocumentVersion['number'];
  readonly letter: DocumentLetter;
  readonly onSent: () => void;
}

/** The e-mail that carries a version. It starts with the letter of the service, to the shown contact. */
export function useSendForm({ documentId, number, letter, onSent }: Sending) {
  const text = useTexts(documentSendMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: sendDocument } = useSendDocument();
  const { recipients, language, subject, message } = letter;
  const shown = recipients[0]?.contact_id;
  /** Without contacts that the customer no longer has. */
  const known = (ids: readonly string[]) => ids.filter((id) => recipients.some(({ contact_id: one }) => one === id));
  const form = useForm<SendValues>({
    initialValues: useMemo(
      () => ({ contact_ids: shown === undefined ? [] : [shown], subject, message }),
      [shown, subject, message],
    ),
    schema: sendSchema,
    messages: [documentSendMessages],
    idPrefix: 'send-',
    send: async (values) => {
      const body = {
        number,
        language,
        contact_ids: known(values.contact_ids),
        subject: values.subject.trim(),
        message: values.message.trim(),
      };
      await sendDocument({ params: { id: documentId }, body });
      notify({ tone: 'success', title: text('done', { count: body.contact_ids.length }) });
      onSent();
    },
  });
  const { failure, busy, attempt, problems, idOf } = form;
  const first = problems[0]?.name;
  const seen = useRef(0);

  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  }, [attempt, first, idOf]);

  function reason(): string | undefined {
    if (failure === null || busy) return undefined;
    const isUnreachable = isNetworkError(failure) || isTimeoutError(failure);
    return !isUnreachable && isApiError(failure) ? failure.message : common('failure.network');
  }

  return { form, chosen: known(form.values.contact_ids), failure: reason() };
}
