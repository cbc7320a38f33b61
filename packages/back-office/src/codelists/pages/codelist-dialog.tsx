import { codelistsResource, type Codelist } from '@atrium/api-client/contract';
import { useBaseVersion } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { RecordFields } from '../../components/form/record-fields';
import { useRecordForm } from '../../components/form/use-record-form';
import { paths } from '../../paths';
import { useSaveCodelist } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface CodelistDialogProps {
  /** The codelist to rename; without one, a new codelist is created. */
  codelist?: Codelist;
  onClose: () => void;
}

/** Creates a codelist, or renames one. */
export function CodelistDialog({ codelist, onClose }: CodelistDialogProps) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveCodelist();
  const { save } = useBaseVersion(codelist);
  const isNew = codelist === undefined;
  const part = isNew ? 'create' : 'save';
  const form = useRecordForm({
    fields: codelistsResource.fields,
    part,
    record: codelist,
    messages: codelistsMessages,
    onSave: async (input) => {
      const saved = await save((base) =>
        send(base === undefined ? { body: input } : { id: base.id, body: { ...input, _version: base.version } }),
      );
      notify({
        tone: 'success',
        title: isNew ? text('manage.created', { title: saved.title }) : text('manage.renamed'),
      });
      onClose();
      if (isNew) void navigate(paths.codelists.details.href(saved.id));
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
      submitLabel={text(isNew ? 'manage.createSubmit' : 'manage.renameSubmit')}
      title={text(isNew ? 'manage.create' : 'manage.rename')}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('manage.failed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <RecordFields
        fields={codelistsResource.fields}
        form={form}
        label={(name) => text(`field.${name}`)}
        optionalText={common('optional')}
        part={part}
      />
    </FormDialog>
  );
}
