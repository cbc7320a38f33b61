import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useDeleteMedia, useDeleteSeveralMedia } from '../api/media';
import { mediaMessages } from '../messages';

interface DeleteMediaDialogProps {
  media: readonly { readonly id: string; readonly title?: string }[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before one or several media are deleted. */
export function DeleteMediaDialog({ media, onClose, onDeleted }: DeleteMediaDialogProps) {
  const text = useTexts(mediaMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const one = useDeleteMedia();
  const several = useDeleteSeveralMedia();
  const [first] = media;
  if (first === undefined) return null;
  const only = media.length === 1 ? first : undefined;
  const title = only?.title ?? text('severalTitle', { count: media.length });

  const outcome = {
    onSuccess: () => {
      notify({
        tone: 'success' as const,
        title: only?.title === undefined ? text('deletedSeveral') : text('deleted', { title }),
      });
      onDeleted();
    },
    onError: ({ message }: Error) => {
      notify({ tone: 'error' as const, title: text('deleteFailed'), text: message });
      onClose();
    },
  };

  function confirm() {
    if (only) one.mutate(only.id, outcome);
    else several.mutate({ body: { ids: media.map(({ id }) => id) } }, outcome);
  }

  return (
    <ConfirmDialog
      busy={one.isPending || several.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('deleteTitle')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('deleteTitle')}
      tone="danger"
    >
      {text('deleteText', { title })}
    </ConfirmDialog>
  );
}
