import type { Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useSaveMedia } from '../api/media';
import { mediaMessages } from '../messages';

const undoTime = 10_000;

/** Activates or deactivates one of the media at once; the notice offers Undo. */
export function useToggleMedia({ id, title, collection, active, version }: Media) {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const { mutate, isPending } = useSaveMedia();

  function save(next: boolean, base: number, onSaved: (saved: Media) => void) {
    mutate(
      { id, body: { title, collection, active: next, _version: base } },
      {
        onSuccess: onSaved,
        onError: ({ message }) => notify({ tone: 'error', title: text('saveFailed'), text: message }),
      },
    );
  }

  return {
    isPending,
    mutate: () =>
      save(!active, version, (saved) =>
        notify({
          tone: 'success',
          title: text('updated', { title }),
          text: text(saved.active ? 'state.true' : 'state.false'),
          action: { label: text('undo'), onPress: () => save(active, saved.version, () => undefined) },
          duration: undoTime,
        }),
      ),
  };
}
