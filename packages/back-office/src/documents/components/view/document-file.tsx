import { useApiClient } from '@atrium/api-client/react';
import { lazy, Suspense, useEffect, type Ref } from 'react';
import { loadPdfLibrary } from '../../../components/viewer/pdf/load-pdf-library';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import {
  type EditedSource,
  type FileSource,
  loadEdited,
  loadFile,
} from '../../../components/documents/api/document-files';

const loadViewer = () => import('../../../components/viewer/pdf-viewer');
const PdfViewer = lazy(async () => ({ default: (await loadViewer()).PdfViewer }));

/** Loads the code of the viewer while the record of its file is requested. */
export function useViewerCode(): void {
  useEffect(() => {
    // A failure is reported where the viewer is shown.
    Promise.all([loadViewer(), loadPdfLibrary()]).catch(() => undefined);
  }, []);
}

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
