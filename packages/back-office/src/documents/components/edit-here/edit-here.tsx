import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Skeleton, useUnsavedWork } from '@atrium/ui-kit';
import type { Editor } from '@docx-editor.dev/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonButton } from '../../../components/reason-button';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import { paths } from '../../../paths';
import type { OpenedPage } from '../../api/page-editing';
import { LeaveDialog } from '../view/leave-dialog';
import { useDocumentKeys } from '../view/use-document-keys';
import { EditHereStrip } from './edit-here-strip';
import { loadWordEditor } from './load-word-editor';
import { editHereMessages } from './messages';
import { useLeaveEditing } from './use-leave-editing';
import { useLock } from './use-lock';
import { useSaveHere } from './use-save-here';

const WordEditor = lazy(async () => ({ default: (await loadWordEditor()).WordEditor }));

interface EditHereProps {
  document: DocumentDetails;
  opened: OpenedPage;
}

/** The editor for the Word file of a document. Saving makes the next version. */
export function EditHere({ document, opened }: EditHereProps) {
  const { id, title } = document;
  const [{ session, file }] = useState(opened);
  const text = useTexts(editHereMessages);
  const navigate = useNavigate();
  const editor = useRef<Editor>(null);
  const [change, setChange] = useState(0);
  const lock = useLock(id, session);
  const { isSaving, problem, save } = useSaveHere(document, lock);
  const isDirty = change > 0;
  const leaving = useLeaveEditing(isDirty);
  const leave = () => void navigate(paths.documents.details.href(id), { replace: true });
  useUnsavedWork(isDirty);

  async function saveAnd(proceed: () => void): Promise<void> {
    if (editor.current === null || !isDirty || isSaving) return;
    const { current } = editor;
    if (await save({ change, read: () => current.save() })) proceed();
    else leaving.stay();
  }

  const saveAndLeave = () => void saveAnd(() => leaving.release(leave));
  useDocumentKeys({ onSave: saveAndLeave, onBack: leave });

  return (
    <DocumentFrame
      actions={
        <ReasonButton
          busy={isSaving}
          disabledReason={isDirty ? undefined : text('nothing')}
          onClick={saveAndLeave}
          variant="primary"
        >
          {text('save')}
        </ReasonButton>
      }
      leave={{ label: text('back'), icon: 'back', onLeave: leave }}
      status={text(isDirty ? 'changed' : 'from', { number: session.base_version })}
      strip={<EditHereStrip holder={lock.holder} onSave={saveAndLeave} problem={problem} />}
      title={title}
    >
      <Suspense fallback={<Skeleton width="half" />}>
        <WordEditor
          file={file}
          onChange={() => setChange((count) => count + 1)}
          onReady={(ready) => {
            editor.current = ready;
          }}
        />
      </Suspense>
      {leaving.isAsking && (
        <LeaveDialog
          isBusy={isSaving}
          onDiscard={leaving.proceed}
          onSave={() => void saveAnd(leaving.proceed)}
          onStay={leaving.stay}
        >
          {text('unsaved')}
        </LeaveDialog>
      )}
    </DocumentFrame>
  );
}
