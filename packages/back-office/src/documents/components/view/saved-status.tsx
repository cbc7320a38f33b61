import { formatDateTime, useTexts } from '@atrium/i18n';
import { DocumentState } from '../../../components/documents/document-state';
import { documentsMessages } from '../../../components/documents/messages';
import { EditingState } from '../edit/editing-state';
import type { SavedPartProps } from './saved-part-props';

/** The state of a document, and which version is shown. */
export function SavedStatus({ document, version, actions }: SavedPartProps) {
  const text = useTexts(documentsMessages);
  return (
    <>
      <EditingState editing={actions.editing}>
        <DocumentState state={document.state} />
      </EditingState>
      <span>
        {text('versions.number', { number: version.number })}, {formatDateTime(version.created_at)}
      </span>
      {document.archived && <span>{text('archived')}</span>}
    </>
  );
}
