import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useApiClient, usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useParams, useSearchParams } from 'react-router';
import { loadFile } from '../../components/documents/api/document-files';
import { useDocument, useDocumentVersions } from '../../components/documents/api/documents';
import { documentsMessages } from '../../components/documents/messages';
import { LoadedRecord } from '../../components/loaded-record';
import { MissingRecord } from '../../components/missing-record';
import { ModulePage } from '../../components/module-page';
import { LoadedPdf } from '../../components/viewer/loaded-pdf';
import { paths } from '../../paths';
import { CompareView } from '../components/compare/compare-view';

/** Compares two versions of a document: `?from=1&to=2`. */
export function ComparePage() {
  if (usePermission('view/documents')) return <LoadedComparison />;
  return <ModulePage module="documents">{null}</ModulePage>;
}

function LoadedComparison() {
  const text = useTexts(documentsMessages);
  const { id = '' } = useParams();
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
      {(document) => <Compared document={document} />}
    </LoadedRecord>
  );
}

function Compared({ document }: { document: DocumentDetails }) {
  const text = useTexts(documentsMessages);
  const client = useApiClient();
  const [address] = useSearchParams();
  const { data } = useDocumentVersions(document.id);
  if (data === undefined) return null;
  const versionAt = (name: string) => data.data.find(({ number }) => number === Number(address.get(name)));
  const [before, after] = [versionAt('from'), versionAt('to')];
  if (before === undefined || after === undefined)
    return (
      <MissingRecord
        list={{ href: paths.documents.details.href(document.id), label: document.title }}
        title={text('versions.missing', { number: address.get(before === undefined ? 'from' : 'to') ?? '' })}
      >
        {text('missing.text')}
      </MissingRecord>
    );
  const fileOf = ({ number }: DocumentVersion) => ({
    fileKey: String(number),
    load: async (control: { readonly signal: AbortSignal }) =>
      (await loadFile(client, { documentId: document.id, number }, 'pdf', control)).blob,
  });
  return (
    <LoadedPdf {...fileOf(before)}>
      {(older) => (
        <LoadedPdf {...fileOf(after)}>
          {(newer) => (
            <CompareView
              compared={{ before, after }}
              document={document}
              files={{ before: older, after: newer }}
              key={`${before.number} ${after.number}`}
              versions={data.data}
            />
          )}
        </LoadedPdf>
      )}
    </LoadedPdf>
  );
}
