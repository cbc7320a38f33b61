import { useTexts } from '@atrium/i18n';
import { lazy, Suspense } from 'react';
import { DiscardDialog } from '../../../components/documents/discard-dialog';
import { EditFieldsDialog } from '../edit/edit-fields-dialog';
import { documentEditingMessages } from '../edit/messages';
import type { DraftActions, DraftPageProps } from './use-draft-actions';

const SignDialog = lazy(async () => ({ default: (await import('../sign/sign-dialog')).SignDialog }));

interface DraftDialogsProps extends Pick<DraftPageProps, 'draft' | 'leaving' | 'sign'> {
  actions: DraftActions;
}

/** What the actions of a draft open over its page. */
export function DraftDialogs({ draft, leaving, sign, actions }: DraftDialogsProps) {
  const { opened, dismiss, close, editFields } = actions;
  const text = useTexts(documentEditingMessages);

  function leave() {
    leaving.release();
    close();
  }

  return (
    <>
      {opened === 'discard' && <DiscardDialog draft={draft} onClose={dismiss} onDiscarded={leave} />}
      {opened === 'fields' && (
        <EditFieldsDialog onCancel={dismiss} onConfirm={editFields}>
          {text(`fields.draft.${draft.kind === 'signed' || draft.kind === 'drawn' ? draft.kind : 'generated'}`)}
        </EditFieldsDialog>
      )}
      <Suspense>
        {sign.isOpen && (
          <SignDialog
            isDraft
            isSealed={draft.signature === 'certificate'}
            onClose={sign.stop}
            onPlace={sign.place}
            title={draft.title}
          />
        )}
      </Suspense>
    </>
  );
}
