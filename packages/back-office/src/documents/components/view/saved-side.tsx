import type { DocumentDetails } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { useCategories } from '../../../components/documents/api/codelists';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { EditedVersion } from '../edit/edited-version';
import { useEditing } from '../edit/use-editing';
import { SendHistory } from '../send/send-history';
import { DocumentEvents } from './document-events';
import { DocumentSidePanel } from './document-side';
import { VersionList } from './version-list';
import { Warnings } from './warnings';

interface SavedSideProps {
  document: DocumentDetails;
  /** Number of the version that is shown. */
  shown: number;
}

/** Customer, versions and facts of a saved document. */
export function SavedSide({ document, shown }: SavedSideProps) {
  const { id, customer, template, category, number, author, created_at: created, version, current } = document;
  const text = useTexts(documentsMessages);
  const { titleOf } = useCategories();
  const { data } = useDocumentVersions(id);
  const { own, other, reason } = useEditing(document);
  const edited = own ?? other;
  const canRestore = document.allowed_actions.includes('update') && reason === undefined;
  return (
    <DocumentSidePanel
      compareHref={
        current.number > 1
          ? paths.documents.compare.href(id, shown === current.number ? shown - 1 : shown, current.number)
          : undefined
      }
      customer={customer}
      facts={[
        { id: 'template', term: text('field.template'), value: template.title },
        { id: 'category', term: text('field.category'), value: titleOf(category) },
        { id: 'number', term: text('field.number'), value: number },
        { id: 'author', term: text('field.author'), value: author.full_name },
        { id: 'created_at', term: text('field.created_at'), value: formatDateTime(created) },
      ]}
      versions={
        <VersionList
          documentId={id}
          restorable={canRestore ? version : undefined}
          shown={shown}
          versions={data?.data ?? [current]}
        >
          {edited !== undefined && <EditedVersion number={current.number + 1} session={edited} />}
        </VersionList>
      }
    >
      <SendHistory documentId={id} />
      <Warnings warnings={current.warnings} />
      <DocumentEvents id={id} version={version} />
    </DocumentSidePanel>
  );
}
