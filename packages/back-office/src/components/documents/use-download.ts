import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useFailureText } from '../use-failure-text';
import type { FileKind, FileSource } from './api/document-files';
import { useDownloadFile } from './api/use-download-file';
import { documentsMessages } from './messages';

/** Downloads the PDF or the Word file of a draft or a version, and reports a failure. */
export function useDownload() {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutate } = useDownloadFile();
  return (source: FileSource, kind: FileKind): void =>
    mutate(
      { source, kind },
      {
        onError: (error) => notify({ tone: 'error', title: text('download.failed'), text: failureText(error) }),
      },
    );
}
