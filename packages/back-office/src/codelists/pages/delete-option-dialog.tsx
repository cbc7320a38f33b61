import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useRemoveOption } from '../api/codelists';
import { codelistsMessages } from '../messages';
import type { OptionRemoval } from './option-removal';
import { useHideOption } from './use-hide-option';

/** Confirms that an option is deleted. Where company CRMs may use it, it can be hidden instead. */
export function DeleteOptionDialog({ codelist: { slug }, option, onClose }: OptionRemoval) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const remove = useRemoveOption();
  const hide = useHideOption(slug, onClose);
  const { id, key, title, uses, kept, hidden } = option;
  const canHide = uses === null && !hidden;

  function confirm() {
    remove.mutate(
      { body: { schema_slug: slug, data_id: id } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('remove.done', { title }) }),
        onError: ({ message }) => notify({ tone: 'error', title: text('remove.failed'), text: message }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      alternative={canHide ? { label: text('hide.option'), onChoose: () => hide.run(option) } : undefined}
      busy={remove.isPending || hide.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('remove.confirm')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('remove.title', { title })}
      tone="danger"
    >
      <Stack gap={2}>
        <p>{uses === null ? text('remove.text', { key }) : text('remove.unused')}</p>
        {kept > 0 && <p>{text('uses.kept', { count: kept })}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
