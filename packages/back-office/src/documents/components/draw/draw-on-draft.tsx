import { isNetworkError, isStaleError, isTimeoutError } from '@atrium/api-client';
import type { DocumentDraft, Stroke } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { toDrawing, useDrawOnDraft } from '../../api/drawing';
import { useFailureText } from '../../../components/use-failure-text';
import { DrawFrame } from './draw-frame';
import { DiscardDrawing } from './leave-drawing';
import { documentDrawMessages } from './messages';

interface DrawOnDraftProps {
  draft: DocumentDraft;
  onLeave: () => void;
  onSaved: () => void;
  /** Asks before the preview is left. */
  question: ReactNode;
  /** Stays on the page that the question is about. */
  onStay: () => void;
}

/** Draws on a preview that is not saved. The result replaces its PDF. */
export function DrawOnDraft({ draft, onLeave, onSaved, question, onStay }: DrawOnDraftProps) {
  const { id, title, version } = draft;
  const text = useTexts(documentDrawMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useDrawOnDraft();
  const [seen, setSeen] = useState(version);
  const [problem, setProblem] = useState<string>();
  const isLost = useRef(false);

  async function save(strokes: readonly Stroke[]) {
    setProblem(undefined);
    try {
      await mutateAsync({ params: { id }, body: { strokes: toDrawing(strokes), _version: seen } });
      finish();
    } catch (error) {
      const newer = isStaleError(error) ? (error.problem['current'] as DocumentDraft | undefined) : undefined;
      // The drawing was saved, but its answer was lost.
      if (isLost.current && newer?.kind === 'drawn' && newer.version === seen + 1) return finish();
      isLost.current = isNetworkError(error) || isTimeoutError(error);
      if (newer !== undefined) setSeen(newer.version);
      setProblem(newer === undefined ? `${failureText(error)} ${text('kept')}` : text('newerDraft'));
    }
  }

  function finish() {
    notify({ tone: 'success', title: text('savedDraft') });
    onSaved();
  }

  return (
    <DrawFrame
      fileKey={`${id} ${version}`}
      isSaving={isPending}
      onLeave={onLeave}
      onSave={(strokes) => void save(strokes)}
      problem={problem}
      renderQuestion={(count) =>
        count > 0 && Boolean(question) ? <DiscardDrawing count={count} onDiscard={onLeave} onKeep={onStay} /> : question
      }
      source={{ draftId: id }}
      title={title}
    />
  );
}
