import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useParams } from 'react-router';
import { LoadedRecord } from '../../components/loaded-record';
import { ModulePage } from '../../components/module-page';
import { NoPermission } from '../../components/no-permission';
import { paths } from '../../paths';
import { useDocumentDraft } from '../../components/documents/api/document-drafts';
import { useViewerCode } from '../components/view/document-file';
import { DraftView } from '../components/view/draft-view';
import { documentsMessages } from '../../components/documents/messages';

/** The preview of a document that is not saved. */
export function PreviewPage() {
  const permission = 'create/documents';
  if (usePermission(permission)) return <Preview />;
  return (
    <ModulePage module="documents">
      <NoPermission permission={permission} />
    </ModulePage>
  );
}

function Preview() {
  const text = useTexts(documentsMessages);
  const { draftId = '' } = useParams();
  const query = useDocumentDraft(draftId);
  useViewerCode();
  return (
    <LoadedRecord
      listHref={paths.documents.drafts.href()}
      query={query}
      texts={{
        loading: text('loading'),
        failed: text('preview.failed'),
        missing: text('preview.missing'),
        missingText: text('preview.missingText'),
        list: text('tabs.drafts'),
      }}
    >
      {(draft) => <DraftView draft={draft} key={draft.id} />}
    </LoadedRecord>
  );
}
