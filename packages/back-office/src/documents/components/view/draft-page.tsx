import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useMediaQuery } from '@atrium/ui-kit';
import { useRef, type ReactNode } from 'react';
import { documentsMessages } from '../../../components/documents/messages';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import { DocumentFile } from './document-file';
import { DraftBar } from './draft-bar';
import { DraftDialogs } from './draft-dialogs';
import { DraftDock } from './draft-dock';
import { DraftSide } from './draft-side';
import { SaveStatus } from './save-status';
import { UnsavedStrip } from './unsaved-strip';
import { useContinueDraft } from './use-continue-draft';
import { useDocumentKeys } from './use-document-keys';
import { type DraftPageProps, useDraftActions } from './use-draft-actions';

/** The pages of a draft with everything that can be done with it. */
export function DraftPage({ question, ...page }: DraftPageProps & { question: ReactNode }) {
  const { draft, leaving, saving } = page;
  const { id, title, version } = draft;
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const viewer = useRef<ViewerHandle>(null);
  const actions = useDraftActions(page);
  const { draw, sign, save, close } = actions;
  const { problem, isSaving } = saving;
  const { continueOn, question: continueQuestion } = useContinueDraft(draft, leaving.release);
  useDocumentKeys({ onSave: save, onBack: close, onDraw: draw.start, onSign: sign?.start });

  return (
    <DocumentFrame
      actions={<DraftBar actions={actions} draft={draft} isSaving={isSaving} onPrint={() => viewer.current?.print()} />}
      dock={isPhone && <DraftDock actions={actions} draft={draft} />}
      leave={{ label: common('close'), icon: 'close', onLeave: close }}
      side={{
        title: text('side.title'),
        isOpen: actions.opened === 'side',
        onClose: actions.dismiss,
        content: <DraftSide draft={draft} />,
      }}
      status={<SaveStatus isSaving={isSaving} problem={problem?.kind} />}
      strip={
        <UnsavedStrip
          onContinue={() => problem?.kind === 'newer' && continueOn(problem.document.current_version)}
          onDiscard={() => actions.open('discard')}
          onSave={save}
          problem={problem}
        />
      }
      title={title}
    >
      <DocumentFile fileKey={`${id} ${version}`} handle={viewer} source={{ draftId: id }} />
      <DraftDialogs {...page} actions={actions} />
      {question}
      {continueQuestion}
    </DocumentFrame>
  );
}
