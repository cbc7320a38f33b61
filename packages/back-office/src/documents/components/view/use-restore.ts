import { isStaleError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useFailureText } from '../../../components/use-failure-text';
import { useRestoreVersion } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';

/** Makes an earlier version of a document the newest one, and shows it. */
export function useRestore(documentId: string) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { mutate } = useRestoreVersion();
  return (number: number, version: number): void =>
    mutate(
      { params: { id: documentId, number }, body: { _version: version } },
      {
        onSuccess: (document) => {
          notify({
            tone: 'success',
            title: text('versions.restoreDone', { number, next: document.current_version }),
          });
          void navigate(paths.documents.details.href(documentId));
        },
        onError: (error) =>
          notify({
            tone: 'error',
            title: text('versions.restoreFailed'),
            text: isStaleError(error) ? text('versions.changed') : failureText(error),
          }),
      },
    );
}
