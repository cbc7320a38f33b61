import { useApiClient } from '@atrium/api-client/react';
import { lazy, Suspense, type Ref } from 'react';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import {
  type EditedSource,
  type FileSource,
  loadEdited,
  loadFile,
} from '../../../components/documents/api/document-files';

const PdfViewer = lazy(async () => ({ default: (await import('../../../components/viewer/pdf-viewer')).PdfViewer }));

interface DocumentFileProps {
  /** A draft, a version, or what the user last saved in a program. */
  source: FileSource | EditedSource;
  /** Identifies the file; changes with it. */
  fileKey: string;
  handle: Ref<ViewerHandle>;
}

/** The pages of a document. */
export function DocumentFile({ source, fileKey, handle }: DocumentFileProps) {
  const client = useApiClient();
  return (
    // The empty cell keeps the side panel in its column.
    <Suspense fallback={<div />}>
      <PdfViewer
        fileKey={fileKey}
        handle={handle}
        load={async (control) =>
          'sessionId' in source
            ? (await loadEdited(client, source, control)).blob
            : (await loadFile(client, source, 'pdf', control)).blob
        }
      />
    </Suspense>
  );
}
