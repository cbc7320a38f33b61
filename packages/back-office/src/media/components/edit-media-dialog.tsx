import { mediaResource, type Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { RecordDialog } from '../../components/form/record-dialog';
import { useRecordForm } from '../../components/form/use-record-form';
import { useMediaCollections, useSaveMedia } from '../api/media';
import { mediaMessages } from '../messages';
import { CurrentFile } from './current-file';

interface EditMediaDialogProps {
  media: Media;
  onClose: () => void;
}

const { fields } = mediaResource;

/** Changes title, collection and state of one of the media. */
export function EditMediaDialog({ media, onClose }: EditMediaDialogProps) {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const { mutateAsync: send } = useSaveMedia();
  const { collections } = useMediaCollections();
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
    <RecordDialog
      fields={fields}
      form={form}
      hints={{ active: text('activeHint') }}
      label={(name) => text(name === 'active' ? 'activeLabel' : `field.${name}`)}
      onClose={onClose}
      part="save"
      suggestions={{ collection: collections.map(({ title }) => title) }}
      texts={{ title: text('editTitle'), submit: text('save'), failed: text('saveFailed') }}
      wide
    >
      <CurrentFile media={media} />
    </RecordDialog>
  );
}
