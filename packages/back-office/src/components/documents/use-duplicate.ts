import { isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useFailureText } from '../use-failure-text';
import { useDuplicateDocument } from './api/documents';
import { documentsMessages } from './messages';

/** Creates a draft like a document, and opens its preview; its fields if the template has changed and needs others. */
export function useDuplicate() {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { mutate } = useDuplicateDocument();
  return (id: string): void =>
    mutate(
      { params: { id } },
      {
        onSuccess: (draft) => void navigate(paths.documents.new.preview.href(draft.id)),
        onError: (error) => {
          if (!isValidationError(error))
            return notify({ tone: 'error', title: text('duplicate.failed'), text: failureText(error) });
          notify({ tone: 'info', title: text('duplicate.incomplete'), text: text('duplicate.fillIn') });
          return void navigate(paths.documents.new.copy.href(id));
        },
      },
    );
}
