import { isStaleError } from '@atrium/api-client';
import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useBaseVersion, useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, TextAreaField, TextField, useNotify } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useSaveMailTexts } from '../../api/document-templates';
import { documentTemplatesMessages } from '../../messages';
import { mailLanguages } from './mail-languages';
import { checkMail, toMailTexts, toMailValues, type MailValues } from './mail-values';

const messageRows = 6;

/** Changes what e-mails with documents of a template begin with, in both languages. */
export function MailDialog({ template, onClose }: { template: DocumentTemplate; onClose: () => void }) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync: send } = useSaveMailTexts();
  const [{ mail_texts: texts }] = useState(template);
  const { save } = useBaseVersion(template);
  const form = useForm<MailValues>({
    initialValues: useMemo(() => toMailValues(texts), [texts]),
    validate: checkMail,
    messages: [documentTemplatesMessages],
    send: async (values) => {
      await save(({ id, version } = template) =>
        send({ params: { id }, body: { ...toMailTexts(values), _version: version } }),
      );
      notify({ tone: 'success', title: text('mail.saved') });
      onClose();
    },
  });
  const failure = form.failure === null || form.busy || form.problems.length > 0 ? undefined : form.failure;
  const optional = { optionalText: common('optional') };
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text('mail.hint')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('save')}
      title={text('mail.title')}
      wide
    >
      {failure !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {isStaleError(failure) ? text('versions.stale') : failureText(failure)}
        </Banner>
      )}
      {mailLanguages(template).map((language) => (
        <fieldset className="template-mail__language" key={language}>
          <legend>{text(`language.${language}`)}</legend>
          <TextField
            {...form.text(`subject_${language}`)}
            {...optional}
            autoComplete="off"
            hint={text('mail.emptySubject')}
            label={text('mail.subject')}
            lang={language}
          />
          <TextAreaField
            {...form.text(`message_${language}`)}
            {...optional}
            hint={text('mail.emptyMessage')}
            label={text('mail.message')}
            lang={language}
            rows={messageRows}
          />
        </fieldset>
      ))}
    </FormDialog>
  );
}
