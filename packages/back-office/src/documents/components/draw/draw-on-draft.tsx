import { isStaleError } from '@atrium/api-client';
import type { DocumentDraft, Stroke } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
import { toDrawing, useDrawOnDraft } from '../../api/drawing';
import { useFailureText } from '../use-failure-text';
import { DrawFrame } from './draw-frame';
import { documentDrawMessages } from './messages';

interface DrawOnDraftProps {
  draft: DocumentDraft;
  onLeave: () => void;
  onSaved: () => void;
  /** Asks before the preview is left. */
  question: ReactNode;
}

/** Draws on a preview that is not saved. The result replaces its PDF. */
export function DrawOnDraft({ draft, onLeave, onSaved, question }: DrawOnDraftProps) {
  const { id, title, version } = draft;
  const text = useTexts(documentDrawMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useDrawOnDraft();
  const [problem, setProblem] = useState<string>();

  async function save(strokes: readonly Stroke[]) {
    setProblem(undefined);
    try {
      await mutateAsync({ params: { id }, body: { strokes: toDrawing(strokes), _version: version } });
      notify({ tone: 'success', title: text('savedDraft') });
      onSaved();
    } catch (error) {
      setProblem(isStaleError(error) ? text('newerDraft') : `${failureText(error)} ${text('kept')}`);
    }
  }

  return (
    <DrawFrame
      fileKey={`${id} ${version}`}
      isSaving={isPending}
      onLeave={onLeave}
      onSave={(strokes) => void save(strokes)}
      problem={problem}
      renderQuestion={() => question}
      source={{ draftId: id }}
      title={title}
    />
  );
}
