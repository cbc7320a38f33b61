import type { Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSwitchActive } from '../../components/use-switch-active';
import { useSaveMedia } from '../api/media';
import { mediaMessages } from '../messages';

/** Activates or deactivates one of the media at once. */
export function useSwitchMedia() {
  const text = useTexts(mediaMessages);
  const { mutateAsync, isPending } = useSaveMedia();
  const switchMedia = useSwitchActive<Media>({
    save: ({ id, title, collection, version }, active) =>
      mutateAsync({ id, body: { title, collection, active, _version: version } }),
    done: ({ title, active }) => ({
      title: text('updated', { title }),
      text: text(active ? 'state.true' : 'state.false'),
    }),
    failed: () => text('saveFailed'),
  });
  return { switchMedia, busy: isPending };
}
