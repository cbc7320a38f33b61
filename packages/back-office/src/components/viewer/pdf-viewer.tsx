import { LoadedPdf } from './loaded-pdf';
import { ReadyViewer, type ReadyViewerProps } from './ready-viewer';
import type { LoadFile } from './use-pdf';

export interface PdfViewerProps extends Omit<ReadyViewerProps, 'pdf'> {
  /** Identifies the file: another key loads another one. */
  fileKey: string;
  load: LoadFile;
}

/** A PDF with its thumbnails, to read, search and print; or why it cannot be shown. For the body of a `DocumentFrame`. */
export function PdfViewer({ fileKey, load, ...parts }: PdfViewerProps) {
  return (
    <LoadedPdf fileKey={fileKey} load={load}>
      {(pdf) => <ReadyViewer {...parts} pdf={pdf} />}
    </LoadedPdf>
  );
}
