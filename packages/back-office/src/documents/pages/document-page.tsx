import { useSearchParams } from 'react-router';
import { LoadedDocument } from '../components/loaded-document';
import { LoadedVersions } from '../components/loaded-versions';
import { useViewerCode } from '../components/view/document-file';
import { SavedView } from '../components/view/saved-view';

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
          <LoadedVersions document={document} numbers={[asked]}>
            {([version]) => version && <SavedView document={document} version={version} />}
          </LoadedVersions>
        )
      }
    </LoadedDocument>
  );
}
