import { codelistsResource, type Codelist, type PartOf } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { RecordDialog } from '../../components/form/record-dialog';
import { useRecordForm } from '../../components/form/use-record-form';
import { paths } from '../../paths';
import { useCopyCodelist, useSaveCodelist } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface CodelistDialogProps {
  /** The codelist to rename or copy; without one, a new codelist is created. */
  codelist?: Codelist;
  /** Copies the codelist with its options. */
  copies?: boolean;
  onClose: () => void;
}

const suggested = (codelist: Codelist) => ({ ...codelist, slug: `${codelist.slug}_copy` });

/** Creates, renames or copies a codelist. */
export function CodelistDialog({ codelist, copies = false, onClose }: CodelistDialogProps) {
  const text = useTexts(codelistsMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveCodelist();
  const { mutateAsync: copy } = useCopyCodelist();

  function store(input: PartOf<typeof codelistsResource.fields, 'create' | 'save'>, base: Codelist | undefined) {
    if (base === undefined) return send({ body: input });
    if (copies) return copy({ params: { id: base.id }, body: input });
    return send({ id: base.id, body: { ...input, _version: base.version } });
  }

  const isNew = codelist === undefined || copies;
  const words = copies ? 'copy' : isNew ? 'create' : 'rename';
  const part = isNew ? 'create' : 'save';
  const form = useRecordForm({
    fields: codelistsResource.fields,
    part,
    record: useMemo(() => (copies && codelist ? suggested(codelist) : codelist), [copies, codelist]),
    messages: codelistsMessages,
    onSave: async (input, base) => {
      const saved = await store(input, base);
      notify({
        tone: 'success',
        title: isNew ? text('manage.created', { title: saved.title }) : text('manage.renamed'),
      });
      onClose();
      if (isNew) void navigate(paths.codelists.details.href(saved.id));
    },
  });
  return (
    <RecordDialog
      fields={codelistsResource.fields}
      form={form}
      label={(name) => text(`field.${name}`)}
      onClose={onClose}
      part={part}
      texts={{
        title: text(`manage.${words}`),
        submit: text(`manage.${words}Submit`),
        failed: text('manage.failed'),
      }}
    />
  );
}
