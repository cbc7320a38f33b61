import type { DocumentDraft } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { DocumentSidePanel } from './document-side';
import { VersionList } from './version-list';
import { Warnings } from './warnings';

/** The side panel of a draft: its facts, warnings, and the versions it goes on from. */
export function DraftSide({ draft }: { draft: DocumentDraft }) {
  const text = useTexts(documentsMessages);
  const { base, customer, template, number, created_at: created, expires_at: expires, warnings } = draft;
  return (
    <DocumentSidePanel
      customer={customer}
      facts={[
        { id: 'template', term: text('field.template'), value: template.title },
        { id: 'number', term: text('field.number'), value: number },
        { id: 'created_at', term: text('field.created_at'), value: formatDateTime(created) },
        { id: 'expires_at', term: text('side.expires'), value: formatDateTime(expires) },
      ]}
      versions={base === null ? undefined : <BaseVersions base={base} />}
    >
      <Warnings warnings={warnings} />
    </DocumentSidePanel>
  );
}

function BaseVersions({ base }: { base: NonNullable<DocumentDraft['base']> }) {
  const { data } = useDocumentVersions(base.document_id);
  return (
    <VersionList
      documentId={base.document_id}
      shown={undefined}
      unsaved={base.number + 1}
      versions={data?.data ?? []}
    />
  );
}
