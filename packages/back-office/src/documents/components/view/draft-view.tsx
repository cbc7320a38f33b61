import type { DocumentDraft } from '@atrium/api-client/contract';
import { lazy, Suspense, useState } from 'react';
import { useSignSteps } from '../sign/use-sign-steps';
import { DraftPage } from './draft-page';
import { LeaveDialog } from './leave-dialog';
import { useLeavePreview } from './use-leave-preview';
import { useSavePreview } from './use-save-preview';

const DrawOnDraft = lazy(async () => ({ default: (await import('../draw/draw-on-draft')).DrawOnDraft }));
const PlaceOnDraft = lazy(async () => ({ default: (await import('../sign/place-on-draft')).PlaceOnDraft }));

/** A document that is not saved yet. Drawing and placing a signature take its page. */
export function DraftView({ draft }: { draft: DocumentDraft }) {
  const [isDrawing, setDrawing] = useState(false);
  const sign = useSignSteps();
  const leaving = useLeavePreview(draft.id);
  const saving = useSavePreview(draft);

  async function saveAndLeave() {
    if ((await saving.save()) === undefined) leaving.stay();
    else leaving.proceed();
  }

  const question = leaving.isAsking && (
    <LeaveDialog
      isBusy={saving.isSaving || leaving.isDiscarding}
      onDiscard={leaving.discard}
      onSave={() => void saveAndLeave()}
      onStay={leaving.stay}
    />
  );
  if (isDrawing) {
    const stop = () => setDrawing(false);
    return (
      <Suspense>
        <DrawOnDraft draft={draft} onLeave={stop} onSaved={stop} onStay={leaving.stay} question={question} />
      </Suspense>
    );
  }
  if (sign.prepared !== undefined)
    return (
      <Suspense>
        <PlaceOnDraft
          draft={draft}
          onLeave={sign.stop}
          onSigned={sign.stop}
          question={question}
          signature={sign.prepared}
        />
      </Suspense>
    );
  return (
    <DraftPage
      draft={draft}
      leaving={leaving}
      onDraw={() => setDrawing(true)}
      question={question}
      saving={saving}
      sign={sign}
    />
  );
}
