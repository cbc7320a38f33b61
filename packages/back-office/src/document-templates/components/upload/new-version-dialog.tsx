import { isStaleError } from '@atrium/api-client';
import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, TextField, useNotify } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { useFailureText } from '../../../components/use-failure-text';
import { useCreateTemplateVersion } from '../../api/document-templates';
import { documentTemplatesMessages } from '../../messages';
import { FileResult } from './file-result';
import { TemplateFileField } from './template-file-field';
import { useDroppedFile } from './use-dropped-file';
import { useTemplateUpload } from './use-template-upload';

interface NewVersionDialogProps {
  template: DocumentTemplate;
  /** A dropped file, uploaded at once. */
  file?: File | undefined;
  onClose: () => void;
}

const longestNote = 160;

/** Makes a Word file the next version of a template. */
export function NewVersionDialog({ template, file, onClose }: NewVersionDialogProps) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();
  const { id, title, version } = template;
  const number = template.current_version + 1;
  const { mutateAsync: send } = useCreateTemplateVersion();
  const { upload, choose, remove, stored } = useTemplateUpload();
  const [isMissing, setMissing] = useState(false);
  const form = useForm({
    initialValues: useMemo(() => ({ note: '' }), []),
    schema: useMemo(() => object({ note: string().max(longestNote, 'noteTooLong') }), []),
    messages: [documentTemplatesMessages],
    send: async ({ note }) => {
      const checked = await stored();
      setMissing(checked === null && upload === undefined);
      if (checked === null) return;
      const words = note.trim();
      const body = { file_id: checked.id, note: words === '' ? null : words, _version: version };
      await send({ params: { id }, body });
      notify({ tone: 'success', title: text('versions.saved', { title, number }) });
      onClose();
    },
  });

  useDroppedFile(file, choose);

  const failure = form.failure === null || form.busy ? undefined : form.failure;
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text('versions.intro', { number })}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('versions.save', { number })}
      title={text('versions.new', { title })}
      wide
    >
      {failure !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {isStaleError(failure) ? text('versions.stale') : failureText(failure)}
        </Banner>
      )}
      <TemplateFileField
        isMissing={isMissing}
        onChoose={(chosen) => {
          setMissing(false);
          choose(chosen);
        }}
        onRemove={remove}
        upload={upload}
      />
      <FileResult template={template} upload={upload} />
      <TextField
        {...form.text('note')}
        autoComplete="off"
        label={text('versions.note')}
        optionalText={common('optional')}
      />
    </FormDialog>
  );
}
