import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSearchParams } from 'react-router';
import { MissingRecord } from '../../components/missing-record';
import { paths } from '../../paths';
import { useDocumentVersions } from '../../components/documents/api/documents';
import { LoadedDocument } from '../components/loaded-document';
import { useViewerCode } from '../components/view/document-file';
import { SavedView } from '../components/view/saved-view';
import { documentsMessages } from '../../components/documents/messages';

/** A saved document; `?version=2` shows an earlier version. */
export function DocumentPage() {
  const [address] = useSearchParams();
  const asked = address.get('version');
  useViewerCode();
  return (
    <LoadedDocument>
      {(document) =>
        asked === null || Number(asked) === document.current_version ? (
          <SavedView document={document} version={document.current} />
        ) : (
          <EarlierVersion document={document} number={Number(asked)} />
        )
      }
    </LoadedDocument>
  );
}

function EarlierVersion({ document, number }: { document: DocumentDetails; number: number }) {
  const text = useTexts(documentsMessages);
  const { data } = useDocumentVersions(document.id);
  const version = data?.data.find((one) => one.number === number);
  if (version !== undefined) return <SavedView document={document} version={version} />;
  if (data === undefined) return null;
  return (
    <MissingRecord
      list={{ href: paths.documents.details.href(document.id), label: document.title }}
      title={text('versions.missing', { number })}
    >
      {text('missing.text')}
    </MissingRecord>
  );
}
