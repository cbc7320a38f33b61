import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { formatDateTime, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink, MenuItem, useMediaQuery, useNotify } from '@atrium/ui-kit';
import { Download, ListChecks, Pencil, Send, Signature } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentDock } from '../../../components/viewer/document-dock';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { DocumentState } from '../../../components/documents/document-state';
import { useDownload } from '../../../components/documents/use-download';
import { DrawOnParent } from '../draw/draw-on-parent';
import { documentDrawMessages } from '../draw/messages';
import { useDrawStart } from '../draw/use-draw-start';
import { EditItems } from '../edit/edit-items';
import { EditedPages } from '../edit/edited-pages';
import { EditingState } from '../edit/editing-state';
import { EditingStrip } from '../edit/editing-strip';
import { useEditing } from '../edit/use-editing';
import { useProgramEditing } from '../edit/use-program-editing';
import { documentSendMessages } from '../send/messages';
import { SendButton } from '../send/send-button';
import { useSendReason } from '../send/use-send-reason';
import { documentSignMessages } from '../sign/messages';
import { useSignSteps } from '../sign/use-sign-steps';
import { DownloadMenu } from './download-menu';
import { EditMenu } from './edit-menu';
import { noWordOf } from './no-word-of';
import { PageActions } from './page-actions';
import { SavedMenu } from './saved-menu';
import { SavedSide } from './saved-side';
import { useDocumentKeys } from './use-document-keys';
import { useEditFields } from './use-edit-fields';

const DrawOnVersion = lazy(async () => ({ default: (await import('../draw/draw-on-version')).DrawOnVersion }));
const SignDialog = lazy(async () => ({ default: (await import('../sign/sign-dialog')).SignDialog }));
const PlaceOnVersion = lazy(async () => ({ default: (await import('../sign/place-on-version')).PlaceOnVersion }));
const EditingPanel = lazy(async () => ({ default: (await import('../edit/editing-panel')).EditingPanel }));
const UploadDialog = lazy(async () => ({ default: (await import('../edit/upload-dialog')).UploadDialog }));
const SendDrawer = lazy(async () => ({ default: (await import('../send/send-drawer')).SendDrawer }));

interface SavedViewProps {
  document: DocumentDetails;
  /** The version that is shown. */
  version: DocumentVersion;
}

/** A saved document: its current version, or an earlier one. */
export function SavedView({ document, version }: SavedViewProps) {
  const { id, title, state, archived, current_version: current, allowed_actions: allowed } = document;
  const text = useTexts(documentsMessages);
  const drawText = useTexts(documentDrawMessages);
  const signText = useTexts(documentSignMessages);
  const sendText = useTexts(documentSendMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const viewer = useRef<ViewerHandle>(null);
  const [opened, setOpened] = useState<'side' | 'send' | 'upload'>();
  const { editDocument, question } = useEditFields();
  const download = useDownload();
  const { number } = version;
  const source = { documentId: id, number };
  const isCurrent = number === current;
  const close = () => void navigate(paths.documents.href());
  const canEdit = allowed.includes('update') && isCurrent;
  const maySend = allowed.includes('send');
  const editing = useEditing(document);
  const program = useProgramEditing(id, editing);
  const own = isCurrent ? editing.own : undefined;
  const unsendable = useSendReason(document, maySend);
  const sendReason = own === undefined ? unsendable : editing.reason;
  const openSide = () => setOpened('side');
  const openSend = () => setOpened('send');
  const dismiss = () => setOpened(undefined);
  const draw = useDrawStart(id, version);
  const sign = useSignSteps();
  const isElsewhere = draw.drawn !== undefined || sign.prepared !== undefined;
  const drawReason = editing.reason ?? draw.disabledReason;
  const startDrawing = () => (drawReason === undefined ? draw.start() : notify({ tone: 'info', title: drawReason }));
  const startSigning = allowed.includes('sign') && editing.reason === undefined ? sign.start : undefined;
  /** Shows the version that was made. */
  const finish = () => {
    draw.stop();
    sign.stop();
    if (!isCurrent) void navigate(paths.documents.details.href(id));
  };
  const editFields = () => editDocument(id, current);
  useDocumentKeys(isElsewhere ? undefined : { onBack: close, onDraw: startDrawing, onSign: startSigning });

  if (draw.drawn !== undefined)
    return (
      <Suspense>
        <DrawOnVersion document={document} onLeave={draw.stop} onSaved={finish} version={draw.drawn} />
      </Suspense>
    );
  if (sign.prepared !== undefined)
    return (
      <Suspense>
        <PlaceOnVersion
          document={document}
          onLeave={sign.stop}
          onSigned={finish}
          signature={sign.prepared}
          version={version}
        />
      </Suspense>
    );

  const dock = [
    ...(editing.reason === undefined ? [{ icon: Pencil, label: drawText('action'), onPress: startDrawing }] : []),
    ...(startSigning ? [{ icon: Signature, label: signText('action'), onPress: startSigning }] : []),
    ...(canEdit && editing.reason === undefined
      ? [{ icon: ListChecks, label: text('edit.short'), onPress: editFields }]
      : []),
    { icon: Download, label: text('download.short'), onPress: () => download(source, 'pdf') },
    ...(maySend && own === undefined ? [{ icon: Send, label: sendText('short'), onPress: openSend }] : []),
  ];
  const editItems = canEdit && (
    <EditItems
      disabledReason={editing.reason}
      onOpen={program.open}
      onUpload={() => setOpened('upload')}
      version={version}
    />
  );
  return (
    <DocumentFrame
      actions={
        <>
          {!isPhone && <PageActions drawReason={drawReason} onDraw={startDrawing} onSign={startSigning} />}
          {!isPhone && canEdit && (
            <EditMenu disabledReason={editing.reason} onEditFields={editFields}>
              {editItems}
            </EditMenu>
          )}
          {!isPhone && (
            <DownloadMenu noWord={noWordOf(version)} source={source}>
              <MenuItem disabledReason={drawReason} icon={Pencil} onSelect={startDrawing}>
                {drawText('download')}
              </MenuItem>
            </DownloadMenu>
          )}
          {!isPhone && maySend && <SendButton disabledReason={sendReason} isMain onPress={openSend} />}
          <SavedMenu document={document} onPrint={() => viewer.current?.print()} onVersions={openSide}>
            {isPhone && editItems}
          </SavedMenu>
        </>
      }
      dock={isPhone && <DocumentDock actions={dock} label={text('dock', { title })} />}
      leave={{ label: common('close'), icon: 'close', onLeave: close }}
      side={{
        title: text('side.title'),
        isOpen: opened === 'side',
        onClose: dismiss,
        content: <SavedSide document={document} shown={number} />,
      }}
      status={
        <>
          <EditingState editing={editing}>
            <DocumentState state={state} />
          </EditingState>
          <span>
            {text('versions.number', { number })}, {formatDateTime(version.created_at)}
          </span>
          {archived && <span>{text('archived')}</span>}
        </>
      }
      strip={
        isCurrent ? (
          <EditingStrip document={document} editing={editing} />
        ) : (
          <Banner
            action={
              <ButtonLink href={paths.documents.details.href(id)} size="s">
                {text('versions.showCurrent')}
              </ButtonLink>
            }
            flush
            tone="info"
          >
            {text('versions.earlier', { number, current })}
          </Banner>
        )
      }
      title={title}
    >
      <EditedPages
        documentId={id}
        handle={viewer}
        number={number}
        panel={own !== undefined && <EditingPanel document={document} editing={program} session={own} />}
        session={own}
      />
      <Suspense>
        {sign.isOpen && (
          <SignDialog
            isDraft={false}
            isSealed={version.signature === 'certificate'}
            onClose={sign.stop}
            onPlace={sign.place}
            title={title}
          />
        )}
        {opened === 'send' && <SendDrawer document={document} onClose={dismiss} version={version} />}
        {opened === 'upload' && <UploadDialog document={document} onClose={dismiss} />}
      </Suspense>
      {question}
      {draw.asked !== undefined && (
        <DrawOnParent number={draw.asked.number} onCancel={draw.stop} onConfirm={draw.confirm} signed={number} />
      )}
    </DocumentFrame>
  );
}
