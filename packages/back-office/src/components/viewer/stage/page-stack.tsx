import type { ReactNode } from 'react';
import { useTexts } from '@atrium/i18n';
import type { MarkedPart } from '../find/mark-matches';
import { viewerMessages } from '../messages';
import { pageGap } from '../model/page-layout';
import { PageView, type PageOverlay } from '../page/page-view';
import type { OpenPdf } from '../pdf/open-pdf';
import type { Stage } from './use-stage';

interface PageStackProps {
  pdf: OpenPdf;
  stage: Stage;
  /** Accessible name of the scrolled region. */
  label?: string | undefined;
  marks?: ReadonlyMap<number, readonly MarkedPart[]> | undefined;
  renderOverlay?: PageOverlay | undefined;
  /** Above the first page. */
  children?: ReactNode;
}

const none: readonly MarkedPart[] = [];

/** The pages below each other, scrolled by the keys as well. */
export function PageStack({ pdf, stage, label, marks, renderOverlay, children }: PageStackProps) {
  const { setElement, sizes, first, last, scale, showPage } = stage;
  const text = useTexts(viewerMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
    <section aria-label={label ?? text('document')} className="viewer__stage" ref={setElement} tabIndex={0}>
      {children}
      <div className="viewer__stack" style={{ gap: pageGap }}>
        {sizes.map((size, at) => {
          const number = at + 1;
          return (
            <PageView
              isNear={number >= first && number <= last}
              key={number}
              marks={marks?.get(number) ?? none}
              number={number}
              onShowPage={showPage}
              renderOverlay={renderOverlay}
              pdf={pdf}
              scale={scale}
              size={size}
            />
          );
        })}
      </div>
    </section>
  );
}
