import { isConflictError } from '@atrium/api-client';
import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { documentsMessages } from '../../../components/documents/messages';
import { LoadedRecord } from '../../../components/loaded-record';
import { paths } from '../../../paths';
import { useOpenedPage } from '../../api/page-editing';
import { EditHere } from './edit-here';
import { loadWordEditor } from './load-word-editor';
import { editHereMessages } from './messages';

/** Opens a document for editing. If that is impossible now, its page says why. */
export function OpenedEditor({ document }: { document: DocumentDetails }) {
  const details = paths.documents.details.href(document.id);
  const text = useTexts(editHereMessages);
  const documentText = useTexts(documentsMessages);
  const query = useOpenedPage(document.id);
  useEffect(() => {
    // A failure is reported where the editor is shown.
    loadWordEditor().catch(() => undefined);
  }, []);
  if (isConflictError(query.error)) return <Navigate replace to={details} />;
  return (
    <LoadedRecord
      listHref={details}
      query={query}
      texts={{
        loading: text('loading'),
        failed: text('openFailed'),
        missing: documentText('missing.title'),
        missingText: documentText('missing.text'),
        list: document.title,
      }}
    >
      {(opened) => <EditHere document={document} opened={opened} />}
    </LoadedRecord>
  );
}
