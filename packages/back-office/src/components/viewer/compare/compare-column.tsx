import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { MarkedPart } from '../find/mark-matches';
import type { WordChange } from '../model/word-changes';
import type { OpenPdf } from '../pdf/open-pdf';
import { usePageSizes } from '../pdf/use-page-sizes';
import { PageStack } from '../stage/page-stack';
import { useStage, type Stage } from '../stage/use-stage';

export type Side = 'left' | 'right';

/** An opened version, and where it is scrolled. */
export interface Column {
  readonly pdf: OpenPdf;
  readonly stage: Pick<Stage, 'element' | 'sizes' | 'scale'>;
}

interface CompareColumnProps {
  pdf: OpenPdf;
  side: Side;
  label: string;
  changes: readonly WordChange[];
  current: number;
  onReady: (side: Side, column: Column) => void;
  /** Above the pages: which version this is. */
  children: ReactNode;
}

/** One version with its changes marked. */
export function CompareColumn(props: CompareColumnProps) {
  const { pdf, side, label, changes, current, onReady, children } = props;
  const sizes = usePageSizes(pdf);
  const stage = useStage(sizes, 'width');
  const { element, scale, first, last, showPage } = stage;
  const marks = useMemo(() => marksOf(changes, side, current), [changes, side, current]);
  const page = changes[current]?.pages[side];

  const report = useEffectEvent((column: Column) => onReady(side, column));
  useEffect(() => report({ pdf, stage: { element, sizes, scale } }), [pdf, element, sizes, scale]);

  const show = useEffectEvent((number: number) => {
    if (number < first || number > last) showPage(number);
  });
  useEffect(() => {
    if (page !== undefined) show(page);
  }, [page]);

  return (
    <PageStack label={label} marks={marks} pdf={pdf} stage={stage}>
      {children}
    </PageStack>
  );
}

function marksOf(changes: readonly WordChange[], side: Side, current: number) {
  const byPage = new Map<number, MarkedPart[]>();
  changes.forEach((change, at) => {
    for (const { page, parts } of side === 'left' ? change.removed : change.added) {
      const marks = parts.map((part) => ({
        ...part,
        kind: side === 'left' ? ('del' as const) : ('ins' as const),
        isCurrent: at === current,
      }));
      byPage.set(page, [...(byPage.get(page) ?? []), ...marks]);
    }
  });
  return byPage;
}
