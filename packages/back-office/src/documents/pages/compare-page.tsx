import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSearchParams } from 'react-router';
import { useDocumentVersions } from '../../components/documents/api/documents';
import { documentsMessages } from '../../components/documents/messages';
import { MissingRecord } from '../../components/missing-record';
import { paths } from '../../paths';
import { LoadedDocument } from '../components/loaded-document';
import { CompareVersions } from '../components/compare/compare-versions';

/** Compares two versions of a document: `?from=1&to=2`. */
export function ComparePage() {
  return <LoadedDocument>{(document) => <Compared document={document} />}</LoadedDocument>;
}

function Compared({ document }: { document: DocumentDetails }) {
  const text = useTexts(documentsMessages);
  const [address] = useSearchParams();
  const { data } = useDocumentVersions(document.id);
  if (data === undefined) return null;
  const versionAt = (name: string) => data.data.find(({ number }) => number === Number(address.get(name)));
  const [left, right] = [versionAt('from'), versionAt('to')];
  if (left === undefined || right === undefined)
    return (
      <MissingRecord
        list={{ href: paths.documents.details.href(document.id), label: document.title }}
        title={text('versions.missing', { number: address.get(left === undefined ? 'from' : 'to') ?? '' })}
      >
        {text('missing.text')}
      </MissingRecord>
    );
  return <CompareVersions document={document} left={left} right={right} versions={data.data} />;
}
