import type { MediaSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Link, Skeleton, Status } from '@atrium/ui-kit';
import type { KeyboardEvent, ReactNode } from 'react';
import { paths } from '../../paths';
import { mediaMessages } from '../messages';
import { MediaPicture } from './media-picture';

interface MediaGridProps {
  /** Undefined during the first load. */
  media: readonly MediaSummary[] | undefined;
  menu: (media: MediaSummary) => ReactNode;
  onDelete: (media: MediaSummary) => void;
}

/** Moves the focus among the links of the grid; a row is as long as its first line. */
function moveFocus(event: KeyboardEvent): void {
  const grid = event.currentTarget.closest('.media-grid');
  const links = [...(grid?.querySelectorAll<HTMLElement>('[data-media-link]') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const top = links[0]?.offsetTop;
  const perRow = links.filter(({ offsetTop }) => offsetTop === top).length;
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  links[at + step]?.focus();
}

/** Media as pictures. Arrow keys move, Enter opens, Delete asks. */
export function MediaGrid({ media, menu, onDelete }: MediaGridProps) {
  const text = useTexts(mediaMessages);
  if (media === undefined)
    return (
      <div aria-busy className="media-grid">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} />
        ))}
      </div>
    );
  return (
    <ul aria-label={text('table')} className="media-grid">
      {media.map((one) => (
        <li className="media-grid__item" data-row={one.id} key={one.id}>
          <Link
            className="media-grid__link"
            data-media-link=""
            href={paths.media.details.href(one.id)}
            onKeyDown={(event: KeyboardEvent) => {
              moveFocus(event);
              if (event.key === 'Delete' && one.allowed_actions.includes('delete')) onDelete(one);
            }}
          >
            <span className="media-grid__picture" data-inactive={!one.active || undefined}>
              <MediaPicture decorative media={one} size="thumbnail" />
            </span>
            <span className="media-grid__title">{one.title}</span>
          </Link>
          <span className="media-grid__detail">
            {[one.collection, text(`kind.${one.kind}`)].filter((part) => part !== null).join(', ')}
          </span>
          {!one.active && (
            <span className="media-grid__state">
              <Status tone="neutral">{text('state.false')}</Status>
            </span>
          )}
          <span className="media-grid__menu">{menu(one)}</span>
        </li>
      ))}
    </ul>
  );
}
