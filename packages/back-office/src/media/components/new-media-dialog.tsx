import { maximumMediaBytes, mediaExtensions, mediaResource, type Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { FileField, useNotify } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { useFileFieldTexts } from '../../components/files/use-file-field-texts';
import { useFileSize } from '../../components/files/use-file-size';
import { RecordDialog } from '../../components/form/record-dialog';
import { useRecordForm } from '../../components/form/use-record-form';
import { useMediaCollections, useSaveMedia } from '../api/media';
import { mediaMessages } from '../messages';
import { suggestTitle } from '../../components/model/suggest-title';
import { useChosenUpload } from './use-chosen-upload';

interface NewMediaDialogProps {
  /** A dropped file, uploaded at once. */
  file?: File | undefined;
  /** The collection whose tab is open. */
  collection?: string | undefined;
  onSaved: (media: Media) => void;
  onClose: () => void;
}

const { fields } = mediaResource;
const accept = Object.keys(mediaExtensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** Adds one of the media. Its file is uploaded while the fields are filled in. */
export function NewMediaDialog({ file, collection, onSaved, onClose }: NewMediaDialogProps) {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const { mutateAsync: send } = useSaveMedia();
  const { collections } = useMediaCollections();
  const upload = useChosenUpload();
  const texts = useFileFieldTexts(mediaMessages, useFileSize(mediaMessages));
  const [isMissing, setMissing] = useState(false);
  const [record] = useState(() => ({ title: file ? suggestTitle(file.name) : '', collection, active: true }));
  const form = useRecordForm({
    fields,
    part: 'save',
    record,
    messages: mediaMessages,
    onSave: async (input) => {
      const stored = await upload.stored();
      setMissing(stored === null && upload.files.length === 0);
      if (stored === null) return;
      const saved = await send({ body: { ...input, file_id: stored.id } });
      notify({ tone: 'success', title: text('created', { title: saved.title }) });
      onSaved(saved);
    },
  });

  const { choose } = upload;
  const [dropped] = useState(file);
  useEffect(() => {
    if (dropped) choose(dropped);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a dropped file is uploaded once
  }, [dropped]);

  function chooseFile([chosen]: File[]) {
    if (chosen === undefined) return;
    setMissing(false);
    choose(chosen);
    if (form.values.title === '') void form.formik.setFieldValue('title', suggestTitle(chosen.name));
  }

  return (
    <RecordDialog
      fields={fields}
      form={form}
      hints={{ title: text('titleHint'), active: text('activeHint') }}
      label={(name) => text(name === 'active' ? 'activeLabel' : `field.${name}`)}
      onClose={onClose}
      part="save"
      suggestions={{ collection: collections.map(({ title }) => title) }}
      texts={{ title: text('new'), submit: text('add'), failed: text('saveFailed') }}
      wide
    >
      <FileField
        accept={accept}
        error={isMissing ? text('upload.missing') : undefined}
        files={upload.files}
        hint={text('upload.hint')}
        label={text('upload.label')}
        maxSize={maximumMediaBytes}
        name="file"
        onCancel={upload.remove}
        onChoose={chooseFile}
        onRemove={upload.remove}
        onRetry={upload.retry}
        texts={texts}
      />
    </RecordDialog>
  );
}
