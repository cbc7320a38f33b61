import type { DocumentDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Download, ListChecks, Pencil, Send, Signature } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';
import { useDownload } from '../../../components/documents/use-download';
import { DocumentDock } from '../../../components/viewer/document-dock';
import { documentDrawMessages } from '../draw/messages';
import { documentSendMessages } from '../send/messages';
import { documentSignMessages } from '../sign/messages';
import type { DraftActions } from './use-draft-actions';

/** The actions of a draft on a phone. */
export function DraftDock({ draft, actions }: { draft: DocumentDraft; actions: DraftActions }) {
  const { draw, sign, fields, send } = actions;
  const text = useTexts(documentsMessages);
  const drawText = useTexts(documentDrawMessages);
  const signText = useTexts(documentSignMessages);
  const sendText = useTexts(documentSendMessages);
  const download = useDownload();
  const shown = [
    { icon: Pencil, label: drawText('action'), onPress: draw.start },
    ...(sign ? [{ icon: Signature, label: signText('action'), onPress: sign.start }] : []),
    { icon: ListChecks, label: text('edit.short'), onPress: fields.start },
    { icon: Download, label: text('download.short'), onPress: () => download({ draftId: draft.id }, 'pdf') },
    ...(send ? [{ icon: Send, label: sendText('short'), onPress: send.start }] : []),
  ];
  return <DocumentDock actions={shown} label={text('dock', { title: draft.title })} />;
}
