import type { DocumentSummary } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { IconTile, RowTitle } from '@atrium/ui-kit';
import { FileText } from 'lucide-react';
import { paths } from '../../paths';
import { useCategories } from './api/codelists';
import { documentsMessages } from './messages';
import { DocumentState } from './document-state';

interface TitleCellProps {
  href: string;
  title: string;
  /** Shown on a phone, where the columns are hidden. */
  state: DocumentSummary['state'] | 'draft';
  facts: readonly string[];
}

/** Title, category and template of a document; on a phone after its state. */
export function DocumentTitle({ href, title, state, facts }: TitleCellProps) {
  return (
    <RowTitle
      detail={
        <>
          <span className="document-row__state">
            <DocumentState state={state} />
          </span>
          <span className="document-row__facts">{facts.join(', ')}</span>
        </>
      }
      href={href}
      lead={<IconTile icon={FileText} />}
    >
      {title}
    </RowTitle>
  );
}

function TitleCell({ document }: { document: DocumentSummary }) {
  const text = useTexts(documentsMessages);
  const { titleOf } = useCategories();
  const { id, title, state, template, archived } = document;
  const facts = [...(archived ? [text('archived')] : []), titleOf(document.category), template.title];
  return <DocumentTitle facts={facts} href={paths.documents.details.href(id)} state={state} title={title} />;
}

/** A day with its time, and the person below. */
export function TimeAndPerson({ at, person }: { at: string; person: string }) {
  return (
    <span className="document-row__time">
      <time dateTime={at}>{formatDateTime(at)}</time>
      <span>{person}</span>
    </span>
  );
}

/** Cells that show more than one field of a document. */
export const documentCells = {
  title: (document: DocumentSummary) => <TitleCell document={document} />,
  customer: ({ customer }: DocumentSummary) => customer?.title ?? '–',
  state: ({ state }: DocumentSummary) => <DocumentState state={state} />,
  updated_at: ({ updated_at: at, last_modified: by }: DocumentSummary) => (
    <TimeAndPerson at={at} person={by.full_name} />
  ),
} as const;
