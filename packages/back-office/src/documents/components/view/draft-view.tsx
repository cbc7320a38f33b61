import type { DocumentDraft } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, MenuItem, useMediaQuery, useNotify } from '@atrium/ui-kit';
import { Download, ListChecks, Pencil, Send, Signature } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentDock } from '../../../components/viewer/document-dock';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { DiscardDialog } from '../../../components/documents/discard-dialog';
import { useDownload } from '../../../components/documents/use-download';
import { documentDrawMessages } from '../draw/messages';
import { documentSendMessages } from '../send/messages';
import { SendButton } from '../send/send-button';
import { documentSignMessages } from '../sign/messages';
import { useSignSteps } from '../sign/use-sign-steps';
import { DocumentFile } from './document-file';
import { DownloadMenu } from './download-menu';
import { DraftSide } from './draft-side';
import { EditMenu } from './edit-menu';
import { LeaveDialog } from './leave-dialog';
import { PageActions } from './page-actions';
import { PreviewMenu } from './preview-menu';
import { SaveStatus } from './save-status';
import { UnsavedStrip } from './unsaved-strip';
import { useContinueDraft } from './use-continue-draft';
import { useDocumentKeys } from './use-document-keys';
import { useEditFields } from './use-edit-fields';
import { useLeavePreview } from './use-leave-preview';
import { useSavePreview } from './use-save-preview';

const DrawOnDraft = lazy(async () => ({ default: (await import('../draw/draw-on-draft')).DrawOnDraft }));
const SignDialog = lazy(async () => ({ default: (await import('../sign/sign-dialog')).SignDialog }));
const PlaceOnDraft = lazy(async () => ({ default: (await import('../sign/place-on-draft')).PlaceOnDraft }));

/** A document that is not saved yet. */
export function DraftView({ draft }: { draft: DocumentDraft }) {
  const text = useTexts(documentsMessages);
  const drawText = useTexts(documentDrawMessages);
  const signText = useTexts(documentSignMessages);
  const sendText = useTexts(documentSendMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const viewer = useRef<ViewerHandle>(null);
  const [opened, setOpened] = useState<'side' | 'discard' | 'draw'>();
  const sign = useSignSteps();
  const startSigning = usePermission('sign/documents') ? sign.start : undefined;
  const startDrawing = () => setOpened('draw');
  const dismiss = () => setOpened(undefined);
  const isElsewhere = opened === 'draw' || sign.prepared !== undefined;
  const leaving = useLeavePreview(draft.id);
  const saving = useSavePreview(draft);
  const { edit, question: editQuestion } = useEditFields(leaving.release);
  const download = useDownload();
  const { continueOn, question: continueQuestion } = useContinueDraft(draft, leaving.release);
  const maySend = usePermission('send/documents');
  const sendReason = sendText('off.draft');
  const explainSend = () => notify({ tone: 'info', title: sendReason });
  const source = { draftId: draft.id };
  const close = () => void navigate(paths.documents.href());
  const discard = () => setOpened('discard');

  async function save() {
    if (saving.isSaving) return;
    const saved = await saving.save();
    if (saved === undefined) return;
    leaving.release();
    void navigate(paths.documents.details.href(saved.id), { replace: true });
  }

  async function saveAndLeave() {
    if ((await saving.save()) === undefined) leaving.stay();
    else leaving.proceed();
  }

  function editFields() {
    const { id, version, base, content, word } = draft;
    edit(content, { draft: { id, version }, base }, word ? [] : ['marks']);
  }

  useDocumentKeys(
    isElsewhere ? undefined : { onSave: () => void save(), onBack: close, onDraw: startDrawing, onSign: startSigning },
  );

  const question = leaving.isAsking && (
    <LeaveDialog
      isBusy={saving.isSaving || leaving.isDiscarding}
      onDiscard={leaving.discard}
      onSave={() => void saveAndLeave()}
      onStay={leaving.stay}
    />
  );
  if (opened === 'draw')
    return (
      <Suspense>
        <DrawOnDraft draft={draft} onLeave={dismiss} onSaved={dismiss} question={question} />
      </Suspense>
    );
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

  const saveButton = (
    <Button busy={saving.isSaving} onClick={() => void save()} shortLabel={common('save')} variant="primary">
      {text('preview.save')}
    </Button>
  );
  const dock = [
    { icon: Pencil, label: drawText('action'), onPress: startDrawing },
    ...(startSigning ? [{ icon: Signature, label: signText('action'), onPress: startSigning }] : []),
    { icon: ListChecks, label: text('edit.short'), onPress: editFields },
    { icon: Download, label: text('download.short'), onPress: () => download(source, 'pdf') },
    ...(maySend ? [{ icon: Send, label: sendText('short'), onPress: explainSend }] : []),
  ];
  return (
    <DocumentFrame
      actions={
        <>
          {!isPhone && <PageActions onDraw={startDrawing} onSign={startSigning} />}
          {!isPhone && <EditMenu onEditFields={editFields} />}
          {!isPhone && (
            <DownloadMenu noWord={draft.word ? undefined : 'drawn'} source={source}>
              <MenuItem icon={Pencil} onSelect={startDrawing}>
                {drawText('download')}
              </MenuItem>
            </DownloadMenu>
          )}
          {!isPhone && maySend && <SendButton disabledReason={sendReason} isMain={false} onPress={explainSend} />}
          <PreviewMenu
            onDiscard={discard}
            onPrint={() => viewer.current?.print()}
            onVersions={() => setOpened('side')}
            title={draft.title}
          />
          {saveButton}
        </>
      }
      dock={isPhone && <DocumentDock actions={dock} label={text('dock', { title: draft.title })} />}
      leave={{ label: common('close'), icon: 'close', onLeave: close }}
      side={{
        title: text('side.title'),
        isOpen: opened === 'side',
        onClose: dismiss,
        content: <DraftSide draft={draft} />,
      }}
      status={<SaveStatus isSaving={saving.isSaving} problem={saving.problem?.kind} />}
      strip={
        <UnsavedStrip
          onContinue={() => saving.problem?.kind === 'newer' && continueOn(saving.problem.document.current_version)}
          onDiscard={discard}
          onSave={() => void save()}
          problem={saving.problem}
        />
      }
      title={draft.title}
    >
      <DocumentFile fileKey={`${draft.id} ${draft.version}`} handle={viewer} source={source} />
      {opened === 'discard' && (
        <DiscardDialog
          draft={draft}
          onClose={dismiss}
          onDiscarded={() => {
            leaving.release();
            close();
          }}
        />
      )}
      {question}
      {editQuestion}
      {continueQuestion}
      <Suspense>
        {sign.isOpen && <SignDialog isDraft isSealed={false} onClose={sign.stop} onPlace={sign.place} title={draft.title} />}
      </Suspense>
    </DocumentFrame>
  );
}
