import { useTexts } from '@atrium/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { viewerMessages } from '../messages';
import { placePages, type PageSize } from '../model/page-layout';
import { pagesNear } from '../model/shown-pages';
import { thumbnailGap, thumbnailSizes } from '../model/thumbnail-sizes';
import { useDrawnPage } from '../page/use-drawn-page';
import type { OpenPdf } from '../pdf/open-pdf';

interface ThumbnailsProps {
  pdf: OpenPdf;
  sizes: readonly PageSize[];
  current: number;
  onShowPage: (page: number) => void;
}

/** The pages as small links. Those near the strip's window are drawn. */
export function Thumbnails({ pdf, sizes: pages, current, onShowPage }: ThumbnailsProps) {
  const text = useTexts(viewerMessages);
  const strip = useRef<HTMLElement>(null);
  const sizes = useMemo(() => thumbnailSizes(pages), [pages]);
  const layout = useMemo(() => placePages(sizes, 1, thumbnailGap), [sizes]);
  const [near, setNear] = useState<readonly [number, number]>([1, 1]);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const follow = () => setNear(pagesNear(layout, { top: element.scrollTop, height: element.clientHeight }));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [layout]);

  useEffect(() => {
    const element = strip.current;
    const top = layout.tops[current - 1] ?? 0;
    const height = layout.heights[current - 1] ?? 0;
    if (element === null || (top >= element.scrollTop && top + height <= element.scrollTop + element.clientHeight))
      return;
    element.scrollTop = top - thumbnailGap;
  }, [current, layout]);

  return (
    <nav aria-label={text('pages')} className="viewer__thumbnails" ref={strip}>
      <ol style={{ gap: thumbnailGap }}>
        {sizes.map(({ width, height }, at) => {
          const number = at + 1;
          return (
            <li key={number} style={{ width, height }}>
              <a
                aria-current={number === current ? 'page' : undefined}
                aria-label={text('page', { page: number })}
                className="viewer-thumbnail"
                href={`#page-${number}`}
                onClick={(event) => {
                  event.preventDefault();
                  onShowPage(number);
                }}
              >
                {number >= near[0] && number <= near[1] && (
                  <Thumbnail number={number} pdf={pdf} scale={width / (pages[at]?.width ?? width)} />
                )}
              </a>
              <span aria-hidden="true" className="viewer-thumbnail__number">
                {number}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Thumbnail({ pdf, number, scale }: { pdf: OpenPdf; number: number; scale: number }) {
  const { host } = useDrawnPage(pdf, number, scale, false);
  return <div className="viewer-page__picture" ref={host} />;
}
