import type { DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { CircleDot, FileCheck2, Send, Signature } from 'lucide-react';
import { documentsMessages } from './messages';

const looks = {
  draft: { tone: 'warning', icon: CircleDot },
  saved: { tone: 'neutral', icon: FileCheck2 },
  signed: { tone: 'success', icon: Signature },
  sent: { tone: 'info', icon: Send },
} as const;

/** The state of a document: a draft preview, or the furthest that it came. */
export function DocumentState({ state }: { state: DocumentSummary['state'] | 'draft' }) {
  const text = useTexts(documentsMessages);
  return <Status {...looks[state]}>{text(`state.${state}`)}</Status>;
}
