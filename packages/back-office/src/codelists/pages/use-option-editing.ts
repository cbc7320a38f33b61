import type { Codelist } from '@atrium/api-client/contract';
import { useEditedRow } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useCallback, useMemo } from 'react';
import { useRecordForm } from '../../components/form/use-record-form';
import { useAddOption, useUpdateOption } from '../api/codelists';
import { codelistsMessages } from '../messages';
import { isKeyFixed, optionFieldsOf } from '../model/option-fields';

type Params = Readonly<{ key?: string; title_en: string; title_sl: string; value?: number | null; hidden?: boolean }>;

/** Adds an option, or edits one in its row. */
export function useOptionEditing(codelist: Codelist) {
  const text = useTexts(codelistsMessages);
  const notify = useNotify();
  const { mutateAsync: add } = useAddOption();
  const { mutateAsync: update } = useUpdateOption();
  const { slug, data } = codelist;
  const { edited, open, begin, end } = useEditedRow(data);
  const { added, existing, unused, value } = useMemo(() => optionFieldsOf({ slug, data }), [slug, data]);

  const hasFixedKey = open !== undefined && isKeyFixed(open);

  const form = useRecordForm({
    fields: open === undefined ? added : hasFixedKey ? existing : unused,
    part: 'create',
    record: open,
    messages: codelistsMessages,
    prefix: 'params.',
    onSave: async (params: Params, base) => {
      const { title } =
        base === undefined
          ? await add({ body: { schema_slug: slug, params: { key: '', ...params } } })
          : await update({ body: { schema_slug: slug, data_id: base.id, params, _version: base.version } });
      notify({ tone: 'success', title: text(base === undefined ? 'added' : 'saved', { title }) });
      end();
    },
  });

  const { reset } = form;
  const onEdit = useCallback((id?: string) => reset(begin(id)), [reset, begin]);

  function close() {
    reset(open);
    end();
  }

  return { edited, open, hasFixedKey, form, close, onNew: () => onEdit(), onEdit, value };
}
