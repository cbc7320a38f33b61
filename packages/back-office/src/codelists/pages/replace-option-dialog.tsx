import { isApiError } from '@atrium/api-client';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Banner, FormDialog, SelectField, useNotify } from '@atrium/ui-kit';
import { useRemoveOption } from '../api/codelists';
import { codelistsMessages } from '../messages';
import { replacementSchema } from '../model/replacement.schema';
import type { OptionRemoval } from './option-removal';
import { useHideOption } from './use-hide-option';

const untouched = { replacement_id: '' };

/** Asks which option replaces a used one before it is deleted, and offers to hide it instead. */
export function ReplaceOptionDialog({ codelist: { slug, data }, option, onClose }: OptionRemoval) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const words = useSelectTexts();
  const notify = useNotify();
  const { mutateAsync: remove } = useRemoveOption();
  const hide = useHideOption(slug, onClose);
  const { id, title, uses, kept, hidden } = option;
  const offered = data.filter((one) => one.id !== id && !one.hidden);

  const form = useForm({
    initialValues: untouched,
    schema: replacementSchema,
    messages: [codelistsMessages],
    send: async ({ replacement_id: replacementId }) => {
      await remove({ body: { schema_slug: slug, data_id: id, replacement_id: replacementId } });
      const by = offered.find((one) => one.id === replacementId)?.title ?? '';
      notify({ tone: 'success', title: text('replace.done', { title, by }) });
      onClose();
    },
  });

  return (
    <FormDialog
      alternative={hidden ? undefined : { label: text('hide.option'), onChoose: () => hide.run(option) }}
      busy={form.busy || hide.isPending}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={[text('replace.text', { count: uses ?? 0 }), ...(hidden ? [] : [text('replace.orHide')])].join(' ')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('replace.submit')}
      title={text('replace.title', { title })}
      tone="danger"
    >
      {form.failure !== null && !form.busy && (
        <Banner role="alert" title={text('replace.failed')} tone="danger">
          {isApiError(form.failure) ? form.failure.message : common('failure.network')}
        </Banner>
      )}
      <SelectField
        {...form.text('replacement_id')}
        label={text('replace.by')}
        options={offered.map((one) => ({ value: one.id, label: one.title }))}
        placeholder={text('replace.choose')}
        required
        texts={words}
      />
      {kept > 0 && <p>{text('uses.kept', { count: kept })}</p>}
    </FormDialog>
  );
}
