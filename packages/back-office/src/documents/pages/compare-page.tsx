import { useSearchParams } from 'react-router';
import { CompareVersions } from '../components/compare/compare-versions';
import { LoadedDocument } from '../components/loaded-document';
import { LoadedVersions } from '../components/loaded-versions';

/** Compares two versions of a document: `?from=1&to=2`. */
export function ComparePage() {
  const [address] = useSearchParams();
  const numbers = [address.get('from'), address.get('to')];
  return (
    <LoadedDocument>
      {(document) => (
        <LoadedVersions document={document} numbers={numbers}>
          {([left, right], versions) =>
            left && right && <CompareVersions document={document} left={left} right={right} versions={versions} />
          }
        </LoadedVersions>
      )}
    </LoadedDocument>
  );
}
