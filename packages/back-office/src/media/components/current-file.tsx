import type { Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { mediaMessages } from '../messages';
import { MediaPicture } from './media-picture';
import { useMediaWords } from './use-media-words';
import { useReplacement } from './use-replacement';

/** The file of one of the media, and the button that replaces it at once. */
export function CurrentFile({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const words = useMediaWords();
  const { input, choose, isPending } = useReplacement(media);
  return (
    <div className="media-current">
      <span className="media-thumbnail">
        <MediaPicture decorative media={media} size="thumbnail" />
      </span>
      <span className="media-file media-current__words">
        {media.file_name}
        <span>{`${text(`kind.${media.kind}`)}, ${words.size(media.size)}`}</span>
      </span>
      <Button busy={isPending} onClick={choose} size="s">
        {text('replace')}
      </Button>
      {input}
    </div>
  );
}
