import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { documentsMessages } from '../../../components/documents/messages';
import { paths } from '../../../paths';
import type { DrawStart } from '../draw/use-draw-start';
import { useEditStart } from '../edit/use-edit-start';
import { useEditing } from '../edit/use-editing';
import { useProgramEditing } from '../edit/use-program-editing';
import { useSendReason } from '../send/use-send-reason';
import type { SignSteps } from '../sign/use-sign-steps';
import { useDocumentAction } from './use-document-action';
import { useEditFields } from './use-edit-fields';

export interface SavedPageProps {
  document: DocumentDetails;
  version: DocumentVersion;
  draw: DrawStart;
  sign: SignSteps;
}

/** The actions of a saved document. Those that the user is not permitted are undefined. */
export function useSavedActions({ document, version, draw, sign }: SavedPageProps) {
  const { id, current_version: current, allowed_actions: allowed } = document;
  const text = useTexts(documentsMessages);
  const navigate = useNavigate();
  const action = useDocumentAction();
  const [opened, setOpened] = useState<'side' | 'send' | 'upload' | 'fields'>();
  const editing = useEditing(document);
  const program = useProgramEditing(id, editing);
  const editStart = useEditStart(id, version, (where) => {
    if (where === 'page') void navigate(paths.documents.edit.href(id));
    else program.open(where);
  });
  const { editDocument, losesAnother } = useEditFields();
  const canMakeDrafts = usePermission('create/documents');
  const maySend = allowed.includes('send');
  const unsendable = useSendReason(document, maySend);
  const isCurrent = version.number === current;
  const own = isCurrent ? editing.own : undefined;
  const canEdit = allowed.includes('update') && isCurrent;
  const editFields = () => editDocument(id, current);
  const asksForFields = () =>
    version.kind !== 'generated' || losesAnother({ draft: null, base: { document_id: id, number: current } });
  return {
    opened,
    open: setOpened,
    dismiss: () => setOpened(undefined),
    editing,
    program,
    editStart,
    /** The user's own editing of the version that is shown. */
    own,
    draw: action(editing.reason ?? draw.disabledReason, draw.start),
    sign: allowed.includes('sign') ? action(editing.reason, sign.start) : undefined,
    edit: canEdit ? action(editing.reason, () => setOpened('upload')) : undefined,
    /** The editor of the portal. */
    here: canEdit
      ? action(editing.reason ?? (editStart.noWord && text(`download.noWord.${editStart.noWord}`)), () =>
          editStart.start('page'),
        )
      : undefined,
    /** Asks before something is lost that was not made from the fields. */
    fields:
      canEdit && canMakeDrafts
        ? action(editing.reason, () => (asksForFields() ? setOpened('fields') : editFields()))
        : undefined,
    editFields,
    send: maySend ? action(own === undefined ? unsendable : editing.reason, () => setOpened('send')) : undefined,
  };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
