import { documentsResource, type DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { RecordDialog } from '../form/record-dialog';
import { useRecordForm } from '../form/use-record-form';
import { LoadedDialog } from '../loaded-dialog';
import { useDocument, useUpdateDocument } from './api/documents';
import { documentsMessages } from './messages';

const fields = { title: documentsResource.fields.title };

/** Changes the title of a document. */
export function RenameDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useTexts(documentsMessages);
  return (
    <LoadedDialog
      onClose={onClose}
      query={useDocument(id)}
      texts={{ title: text('rename.title'), failed: text('recordFailed') }}
    >
      {(document) => <TitleDialog document={document} onClose={onClose} />}
    </LoadedDialog>
  );
}

function TitleDialog({ document, onClose }: { document: DocumentDetails; onClose: () => void }) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const { mutateAsync: send } = useUpdateDocument();
  const form = useRecordForm<typeof fields, 'save', DocumentDetails>({
    fields,
    part: 'save',
    record: document,
    messages: documentsMessages,
    onSave: async (input, base) => {
      const { id, version } = base ?? document;
      await send({ id, body: { ...input, _version: version } });
      notify({ tone: 'success', title: text('rename.done', { title: input.title }) });
      onClose();
    },
  });
  return (
    <RecordDialog
      fields={fields}
      form={form}
      label={() => text('field.title')}
      onClose={onClose}
      part="save"
      texts={{ title: text('rename.title'), submit: text('rename.action'), failed: text('rename.failed') }}
    />
  );
}
