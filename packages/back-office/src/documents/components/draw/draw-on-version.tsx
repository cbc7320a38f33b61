import { isStaleError } from '@atrium/api-client';
import type { DocumentDetails, DocumentVersion, Stroke } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { toDrawing, useSaveDrawing } from '../../api/drawing';
import { useReadDocument } from '../../../components/documents/api/documents';
import { useFailureText } from '../../../components/use-failure-text';
import { DrawFrame } from './draw-frame';
import { AskBeforeLeaving } from './leave-drawing';
import { documentDrawMessages } from './messages';

interface DrawOnVersionProps {
  document: DocumentDetails;
  /** The version that is drawn on. It stays the same when a colleague saves a newer one. */
  version: DocumentVersion;
  onLeave: () => void;
  onSaved: () => void;
}

/** Draws on a version of a saved document. Saving makes the next version. */
export function DrawOnVersion({ document, version, onLeave, onSaved }: DrawOnVersionProps) {
  const { id, title, allowed_actions: allowed } = document;
  const { number } = version;
  const text = useTexts(documentDrawMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const read = useReadDocument();
  const { mutateAsync, isPending } = useSaveDrawing();
  const [seen, setSeen] = useState(document.version);
  const [problem, setProblem] = useState<string>();

  async function save(strokes: readonly Stroke[]) {
    setProblem(undefined);
    try {
      const body = { strokes: toDrawing(strokes), _version: seen };
      const saved = await mutateAsync({ params: { id, number }, body });
      notify({
        tone: 'success',
        title: text('saved'),
        text: text('savedVersion', { number: saved.current_version }),
      });
      onSaved();
    } catch (error) {
      setProblem(isStaleError(error) ? await newerText(error) : `${failureText(error)} ${text('kept')}`);
    }
  }

  /** Saving again follows what a colleague saved. */
  async function newerText(error: unknown): Promise<string> {
    try {
      const newer = await read(id);
      setSeen(newer.version);
      return text('newer', { name: newer.last_modified.full_name });
    } catch {
      return `${failureText(error)} ${text('kept')}`;
    }
  }

  return (
    <DrawFrame
      fileKey={`${id} ${number}`}
      isSaving={isPending}
      onLeave={onLeave}
      onSave={allowed.includes('update') ? (strokes) => void save(strokes) : undefined}
      problem={problem}
      renderQuestion={(count) => <AskBeforeLeaving count={count} />}
      source={{ documentId: id, number }}
      title={title}
    />
  );
}
