import { lazy, Suspense } from 'react';
import { ModulePage } from '../../components/module-page';
import { NoPermission } from '../../components/no-permission';
import { LoadedDocument } from '../components/loaded-document';

const OpenedEditor = lazy(async () => ({
  default: (await import('../components/edit-here/opened-editor')).OpenedEditor,
}));

/** The editor for the Word file of a document. */
export function EditHerePage() {
  return (
    <LoadedDocument>
      {(document) =>
        document.allowed_actions.includes('update') ? (
          <Suspense>
            <OpenedEditor document={document} key={document.id} />
          </Suspense>
        ) : (
          <ModulePage module="documents">
            <NoPermission permission="update/documents" />
          </ModulePage>
        )
      }
    </LoadedDocument>
  );
}
