import { mediaResource, type Media } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { RecordFields } from '../../components/form/record-fields';
import { useRecordForm } from '../../components/form/use-record-form';
import { useMediaCollections, useSaveMedia } from '../api/media';
import { mediaMessages } from '../messages';

interface EditMediaDialogProps {
  media: Media;
  onClose: () => void;
}

const { fields } = mediaResource;

/** Changes title, collection and state of one of the media. */
export function EditMediaDialog({ media, onClose }: EditMediaDialogProps) {
  const text = useTexts(mediaMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: send } = useSaveMedia();
  const collections = useMediaCollections();
  const form = useRecordForm({
    fields,
    part: 'save',
    record: media,
    messages: mediaMessages,
    onSave: async (input, base = media) => {
      const saved = await send({ id: base.id, body: { ...input, _version: base.version } });
      notify({ tone: 'success', title: text('updated', { title: saved.title }) });
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
      title={text('editTitle')}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <RecordFields
        fields={fields}
        form={form}
        hints={{ active: text('activeHint') }}
        label={(name) => text(name === 'active' ? 'activeLabel' : `field.${name}`)}
        optionalText={common('optional')}
        part="save"
        suggestions={{ collection: collections.map(({ title }) => title) }}
      />
    </FormDialog>
  );
}
