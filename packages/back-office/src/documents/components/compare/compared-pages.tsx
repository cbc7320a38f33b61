import type { DocumentVersion } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import type { ReactNode } from 'react';
import type { MarkedPart } from '../../../components/viewer/find/mark-matches';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { usePageSizes } from '../../../components/viewer/pdf/use-page-sizes';
import { PageStack } from '../../../components/viewer/stage/page-stack';
import { useStage } from '../../../components/viewer/stage/use-stage';
import { compareMessages } from '../../compare-messages';

interface ComparedPagesProps {
  side: 'before' | 'after';
  version: DocumentVersion;
  pdf: OpenPdf;
  marks: ReadonlyMap<number, readonly MarkedPart[]>;
  /** Chooses the version. */
  choice: ReactNode;
}

/** The pages of one of the compared versions, with its differences marked. */
export function ComparedPages({ side, version, pdf, marks, choice }: ComparedPagesProps) {
  const text = useTexts(compareMessages);
  const stage = useStage(usePageSizes(pdf), 'width');
  return (
    <div className="compare__side" data-side={side}>
      <div className="compare__version">
        {choice}
        <span>{`${version.author.full_name}, ${formatDateTime(version.created_at)}`}</span>
      </div>
      <PageStack label={text('version', { number: version.number })} marks={marks} pdf={pdf} stage={stage} />
    </div>
  );
}
