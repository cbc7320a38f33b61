import type { MediaSummary } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { RowTitle, Status } from '@atrium/ui-kit';
import { paths } from '../../paths';
import { mediaMessages } from '../messages';
import { MediaPicture } from './media-picture';
import { useMediaWords } from './use-media-words';

function TitleCell({ media }: { media: MediaSummary }) {
  const text = useTexts(mediaMessages);
  const words = useMediaWords();
  return (
    <RowTitle
      detail={
        <>
          {!media.active && (
            <span className="media-state">
              <Status tone="neutral">{text('state.false')}</Status>
            </span>
          )}
          <span>{words.facts(media)}</span>
        </>
      }
      href={paths.media.details.href(media.id)}
      lead={
        <span className="media-thumbnail" data-inactive={!media.active || undefined}>
          <MediaPicture decorative media={media} size="thumbnail" />
        </span>
      }
    >
      {media.title}
    </RowTitle>
  );
}

function StateCell({ active }: { active: boolean }) {
  const text = useTexts(mediaMessages);
  return <Status tone={active ? 'success' : 'neutral'}>{text(active ? 'state.true' : 'state.false')}</Status>;
}

function DayAndPerson({ at, person }: { at: string; person: string }) {
  return (
    <span className="media-day">
      <time dateTime={at}>{formatDate(at)}</time>
      <span>{person}</span>
    </span>
  );
}

/** Cells that show more than one field of the media. */
export const mediaCells = {
  title: (media: MediaSummary) => <TitleCell media={media} />,
  active: ({ active }: MediaSummary) => <StateCell active={active} />,
  created_at: ({ created_at: at, author }: MediaSummary) => <DayAndPerson at={at} person={author.full_name} />,
  updated_at: ({ updated_at: at, last_modified: by }: MediaSummary) => <DayAndPerson at={at} person={by.full_name} />,
} as const;
