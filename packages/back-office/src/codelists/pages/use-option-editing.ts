import { isStaleError } from '@atrium/api-client';
import type { Codelist, CodelistOption } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify, type EditedRow } from '@atrium/ui-kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRecordForm } from '../../components/form/use-record-form';
import { useAddOption, useUpdateOption } from '../api/codelists';
import { codelistsMessages } from '../messages';
import { optionFieldsOf } from '../model/option-fields';

type Params = Readonly<{ title_en: string; title_sl: string; value?: number | null }>;

/** Adds an option, or edits one in its row. */
export function useOptionEditing(codelist: Codelist) {
  const text = useTexts(codelistsMessages);
  const notify = useNotify();
  const { mutateAsync: add } = useAddOption();
  const { mutateAsync: update } = useUpdateOption();
  const [edited, setEdited] = useState<EditedRow>();
  const { slug, data } = codelist;
  const open = data.find(({ id }) => id === edited);
  /** The version that a save replaces: the opened one, or the newer one that a save was rejected for. */
  const version = useRef(0);
  const { added, existing, ...unit } = useMemo(() => optionFieldsOf({ slug, data }), [slug, data]);

  async function save({ key, ...params }: Params & { readonly key?: string }): Promise<void> {
    if (open === undefined) {
      const { title } = await add({ body: { schema_slug: slug, params: { key: key ?? '', ...params } } });
      notify({ tone: 'success', title: text('added', { title }) });
    } else {
      const body = { schema_slug: slug, data_id: open.id, params, _version: version.current };
      const { title } = await update({ body }).catch((error: unknown) => {
        if (isStaleError(error)) version.current = (error.problem['current'] as CodelistOption).version;
        throw error;
      });
      notify({ tone: 'success', title: text('saved', { title }) });
    }
    setEdited(undefined);
  }

  const form = useRecordForm({
    fields: open === undefined ? added : existing,
    part: 'create',
    record: open,
    messages: codelistsMessages,
    prefix: 'params.',
    onSave: save,
  });

  const { reset } = form;
  const latest = useRef(data);
  useLayoutEffect(() => {
    latest.current = data;
  }, [data]);
  const begin = useCallback(
    (id?: string) => {
      const option = latest.current.find((one) => one.id === id);
      version.current = option?.version ?? 0;
      reset(option);
      setEdited(id ?? 'new');
    },
    [reset],
  );

  function close() {
    reset(open);
    setEdited(undefined);
  }

  return { edited, open, form, close, onNew: () => begin(), onEdit: begin, ...unit };
}
