import { documentTemplatesResource, type DocumentTemplate } from '@atrium/api-client/contract';
import { useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { Banner, Button, FormDialog, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useRecordForm } from '../../../components/form/use-record-form';
import { suggestTitle } from '../../../components/model/suggest-title';
import { useSaveDocumentTemplate } from '../../api/document-templates';
import { documentTemplatesMessages } from '../../messages';
import { AllTagsDrawer } from '../all-tags-drawer';
import { TemplateFields } from '../template-fields';
import { FileResult } from './file-result';
import { TemplateFileField } from './template-file-field';
import { useDroppedFile } from './use-dropped-file';
import { useTemplateUpload } from './use-template-upload';

interface UploadDialogProps {
  /** A dropped file, uploaded at once. */
  file?: File | undefined;
  onSaved: (template: DocumentTemplate) => void;
  onClose: () => void;
}

const { fields } = documentTemplatesResource;

/** Makes a template from a Word file, which is checked while the fields are filled in. */
export function UploadDialog({ file, onSaved, onClose }: UploadDialogProps) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const [language] = useLanguage();
  const { mutateAsync: send } = useSaveDocumentTemplate();
  const { upload, choose, remove, stored } = useTemplateUpload();
  const [isMissing, setMissing] = useState(false);
  const [showsTags, setShowsTags] = useState(false);
  const [record] = useState(() => ({
    title: file ? suggestTitle(file.name) : '',
    category: '',
    view: 'portrait',
    language,
    active: true,
  }));
  const form = useRecordForm({
    fields,
    part: 'save',
    record,
    messages: documentTemplatesMessages,
    onSave: async (input) => {
      const checked = await stored();
      setMissing(checked === null && upload === undefined);
      if (checked === null) return;
      const saved = await send({ body: { ...input, file_id: checked.id } });
      notify({ tone: 'success', title: text('created', { title: saved.title }) });
      onSaved(saved);
    },
  });

  useDroppedFile(file, choose);

  function chooseFile(chosen: File) {
    setMissing(false);
    choose(chosen);
    if (form.values.title === '') void form.formik.setFieldValue('title', suggestTitle(chosen.name));
  }

  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text('upload.intro')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('upload.create')}
      title={text('new')}
      wide
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <TemplateFileField isMissing={isMissing} onChoose={chooseFile} onRemove={remove} upload={upload} />
      {upload === undefined && (
        <Button className="template-see-tags" onClick={() => setShowsTags(true)} variant="link">
          {text('allTags.see')}
        </Button>
      )}
      <FileResult upload={upload} />
      <TemplateFields form={form} hint={text('upload.titleHint')} />
      <AllTagsDrawer onClose={() => setShowsTags(false)} open={showsTags} />
    </FormDialog>
  );
}
