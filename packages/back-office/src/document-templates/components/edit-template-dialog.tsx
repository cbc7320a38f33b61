import { documentTemplatesResource, type DocumentTemplate } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { useRecordForm } from '../../components/form/use-record-form';
import { useSaveDocumentTemplate } from '../api/document-templates';
import { documentTemplatesMessages } from '../messages';
import { TemplateFields } from './template-fields';

const { fields } = documentTemplatesResource;

/** Changes title, category, view and language of a template. */
export function EditTemplateDialog({ template, onClose }: { template: DocumentTemplate; onClose: () => void }) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: send } = useSaveDocumentTemplate();
  const form = useRecordForm({
    fields,
    part: 'save',
    record: template,
    messages: documentTemplatesMessages,
    onSave: async (input, base = template) => {
      const saved = await send({ id: base.id, body: { ...input, _version: base.version } });
      notify({ tone: 'success', title: text('saved', { title: saved.title }) });
      onClose();
    },
  });
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('save')}
      title={text('edit')}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <TemplateFields form={form} />
    </FormDialog>
  );
}
