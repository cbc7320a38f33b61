import { useTexts } from '@atrium/i18n';
import { Download, ListChecks, Pencil, Send, Signature } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';
import { useDownload } from '../../../components/documents/use-download';
import { DocumentDock } from '../../../components/viewer/document-dock';
import { documentDrawMessages } from '../draw/messages';
import { documentSendMessages } from '../send/messages';
import { documentSignMessages } from '../sign/messages';
import type { SavedPartProps } from './saved-part-props';

/** The actions of a saved document on a phone. While it is being edited, those that wait are left out. */
export function SavedDock({ document, version, actions }: SavedPartProps) {
  const { draw, sign, fields, send, own, editing } = actions;
  const text = useTexts(documentsMessages);
  const drawText = useTexts(documentDrawMessages);
  const signText = useTexts(documentSignMessages);
  const sendText = useTexts(documentSendMessages);
  const download = useDownload();
  const isFree = editing.reason === undefined;
  const shown = [
    ...(isFree ? [{ icon: Pencil, label: drawText('action'), onPress: draw.start }] : []),
    ...(isFree && sign ? [{ icon: Signature, label: signText('action'), onPress: sign.start }] : []),
    ...(isFree && fields ? [{ icon: ListChecks, label: text('edit.short'), onPress: fields.start }] : []),
    {
      icon: Download,
      label: text('download.short'),
      onPress: () => download({ documentId: document.id, number: version.number }, 'pdf'),
    },
    ...(send && own === undefined ? [{ icon: Send, label: sendText('short'), onPress: send.start }] : []),
  ];
  return <DocumentDock actions={shown} label={text('dock', { title: document.title })} />;
}
