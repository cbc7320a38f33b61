import type { CodelistOption } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useRemoveOption } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface RemoveOptionDialogProps {
  slug: string;
  option: CodelistOption;
  onClose: () => void;
}

/** Confirms that an option is deleted. */
export function RemoveOptionDialog({ slug, option, onClose }: RemoveOptionDialogProps) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const remove = useRemoveOption();
  const { id, key, title } = option;

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
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('remove.confirm')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('remove.title', { title })}
      tone="danger"
    >
      {text('remove.text', { key })}
    </ConfirmDialog>
  );
}
