import { isNetworkError, isTimeoutError } from '@atrium/api-client';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import type { FileKind, FileSource } from './api/document-files';
import { useDownloadFile } from './api/use-download-file';
import { documentsMessages } from './messages';

/** Downloads the PDF or the Word file of a draft or a version, and reports a failure. */
export function useDownload() {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutate } = useDownloadFile();
  return (source: FileSource, kind: FileKind): void =>
    mutate(
      { source, kind },
      {
        onError: (error) =>
          notify({
            tone: 'error',
            title: text('download.failed'),
            text: isNetworkError(error) || isTimeoutError(error) ? common('failure.network') : error.message,
          }),
      },
    );
}
