import { ModulePage } from '../../components/module-page';
import { NoPermission } from '../../components/no-permission';
import { OpenedEditor } from '../components/edit-here/opened-editor';
import { LoadedDocument } from '../components/loaded-document';

/** The editor for the Word file of a document. */
export function EditHerePage() {
  return (
    <LoadedDocument>
      {(document) =>
        document.allowed_actions.includes('update') ? (
          <OpenedEditor document={document} key={document.id} />
        ) : (
          <ModulePage module="documents">
            <NoPermission permission="update/documents" />
          </ModulePage>
        )
      }
    </LoadedDocument>
  );
}
