import type { DocumentDetails } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useParams, useSearchParams } from 'react-router';
import { LoadedRecord } from '../../components/loaded-record';
import { MissingRecord } from '../../components/missing-record';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { useDocument, useDocumentVersions } from '../../components/documents/api/documents';
import { SavedView } from '../components/view/saved-view';
import { documentsMessages } from '../../components/documents/messages';

/** A saved document; `?version=2` shows an earlier version. */
export function DocumentPage() {
  if (usePermission('view/documents')) return <LoadedDocument />;
  return <ModulePage module="documents">{null}</ModulePage>;
}

function LoadedDocument() {
  const text = useTexts(documentsMessages);
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const asked = address.get('version');
  return (
    <LoadedRecord
      listHref={paths.documents.href()}
      query={useDocument(id)}
      texts={{
        loading: text('loading'),
        failed: text('recordFailed'),
        missing: text('missing.title'),
        missingText: text('missing.text'),
        list: text('table'),
      }}
    >
      {(document) =>
        asked === null || Number(asked) === document.current_version ? (
          <SavedView document={document} version={document.current} />
        ) : (
          <EarlierVersion document={document} number={Number(asked)} />
        )
      }
    </LoadedRecord>
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
