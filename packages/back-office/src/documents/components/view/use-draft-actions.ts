import type { DocumentDraft } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { documentDrawMessages } from '../draw/messages';
import { documentSendMessages } from '../send/messages';
import type { SignSteps } from '../sign/use-sign-steps';
import { useDocumentAction } from './use-document-action';
import { useEditFields } from './use-edit-fields';
import type { LeavePreview } from './use-leave-preview';
import type { SavePreview } from './use-save-preview';

export interface DraftPageProps {
  draft: DocumentDraft;
  leaving: LeavePreview;
  saving: SavePreview;
  sign: SignSteps;
  onDraw: () => void;
}

/** The actions of a draft. Those that the user is not permitted are undefined. */
export function useDraftActions({ draft, leaving, saving, sign, onDraw }: DraftPageProps) {
  const drawText = useTexts(documentDrawMessages);
  const sendText = useTexts(documentSendMessages);
  const navigate = useNavigate();
  const action = useDocumentAction();
  const [opened, setOpened] = useState<'side' | 'discard' | 'fields'>();
  const { edit, losesAnother } = useEditFields();
  const origin = { draft: { id: draft.id, version: draft.version }, base: draft.base };
  const maySign = usePermission('sign/documents');
  const maySend = usePermission('send/documents');

  async function save() {
    if (saving.isSaving) return;
    const saved = await saving.save();
    if (saved === undefined) return;
    leaving.release();
    void navigate(paths.documents.details.href(saved.id), { replace: true });
  }

  function editFields() {
    leaving.release();
    edit(draft.content, origin);
  }

  return {
    opened,
    open: setOpened,
    dismiss: () => setOpened(undefined),
    close: () => void navigate(paths.documents.href()),
    save: () => void save(),
    draw: action(draft.kind === 'signed' ? drawText('signedDraft') : undefined, onDraw),
    sign: maySign ? action(undefined, sign.start) : undefined,
    /** Asks before something is lost that was not made from the fields. */
    fields: action(undefined, () =>
      draft.kind !== 'generated' || losesAnother(origin) ? setOpened('fields') : editFields(),
    ),
    editFields,
    send: maySend ? action(sendText('off.draft'), () => undefined) : undefined,
  };
}

export type DraftActions = ReturnType<typeof useDraftActions>;
