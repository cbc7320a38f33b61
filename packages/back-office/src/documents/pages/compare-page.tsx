import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useSearchParams } from 'react-router';
import { loadFile } from '../../components/documents/api/document-files';
import { useDocumentVersions } from '../../components/documents/api/documents';
import { documentsMessages } from '../../components/documents/messages';
import { MissingRecord } from '../../components/missing-record';
import { LoadedPdf } from '../../components/viewer/loaded-pdf';
import { paths } from '../../paths';
import { LoadedDocument } from '../components/loaded-document';
import { CompareView } from '../components/compare/compare-view';

/** Compares two versions of a document: `?from=1&to=2`. */
export function ComparePage() {
  return <LoadedDocument>{(document) => <Compared document={document} />}</LoadedDocument>;
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
