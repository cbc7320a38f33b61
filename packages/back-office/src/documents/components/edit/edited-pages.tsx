import { Suspense, type ReactNode, type Ref } from 'react';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import { DocumentFile } from '../view/document-file';
import type { OwnSession } from './use-editing';

interface EditedPagesProps {
  documentId: string;
  /** Number of the version that is shown. */
  number: number;
  /** The user's editing in a program; undefined without one. */
  session: OwnSession | undefined;
  /** Above the pages while the user is editing. */
  panel: ReactNode;
  handle: Ref<ViewerHandle>;
}

/** The pages of a version. While the user edits it in a program, of what was last saved there. */
export function EditedPages({ documentId, number, session, panel, handle }: EditedPagesProps) {
  const savedAt = session?.saved_at ?? null;
  const shown =
    session === undefined || savedAt === null
      ? { source: { documentId, number }, fileKey: `${documentId} ${number}` }
      : { source: { documentId, sessionId: session.id }, fileKey: `${session.id} ${savedAt}` };
  return (
    <div className="document-edited" data-editing={session === undefined ? undefined : ''}>
      {session !== undefined && <Suspense>{panel}</Suspense>}
      <DocumentFile {...shown} handle={handle} />
    </div>
  );
}
