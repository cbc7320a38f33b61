import { useTexts } from '@atrium/i18n';
import { lazy, Suspense } from 'react';
import { DrawOnParent } from '../draw/draw-on-parent';
import { EditFieldsDialog } from '../edit/edit-fields-dialog';
import { EditParentDialog } from '../edit/edit-parent-dialog';
import { documentEditingMessages } from '../edit/messages';
import type { SavedActions, SavedPageProps } from './use-saved-actions';

const SignDialog = lazy(async () => ({ default: (await import('../sign/sign-dialog')).SignDialog }));
const UploadDialog = lazy(async () => ({ default: (await import('../edit/upload-dialog')).UploadDialog }));
const SendDrawer = lazy(async () => ({ default: (await import('../send/send-drawer')).SendDrawer }));

interface SavedDialogsProps extends SavedPageProps {
  actions: SavedActions;
}

/** What the actions of a saved document open over its page. */
export function SavedDialogs({ document, version, draw, sign, actions }: SavedDialogsProps) {
  const { opened, dismiss, editFields, editStart } = actions;
  const { kind, number } = version;
  const text = useTexts(documentEditingMessages);
  return (
    <>
      <Suspense>
        {sign.isOpen && (
          <SignDialog
            isDraft={false}
            isSealed={version.signature === 'certificate'}
            onClose={sign.stop}
            onPlace={sign.place}
            title={document.title}
          />
        )}
        {opened === 'send' && <SendDrawer document={document} onClose={dismiss} version={version} />}
        {opened === 'upload' && <UploadDialog document={document} onClose={dismiss} />}
      </Suspense>
      {draw.asked !== undefined && (
        <DrawOnParent number={draw.asked.number} onCancel={draw.stop} onConfirm={draw.confirm} signed={number} />
      )}
      {editStart.asked !== undefined && (
        <EditParentDialog
          number={editStart.asked.number}
          onCancel={editStart.stop}
          onConfirm={editStart.confirm}
          version={version}
        />
      )}
      {opened === 'fields' && (
        <EditFieldsDialog onCancel={dismiss} onConfirm={editFields}>
          {text(`fields.version.${kind}`, { shown: number })}
        </EditFieldsDialog>
      )}
    </>
  );
}
