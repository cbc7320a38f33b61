import type { Stroke } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, useMediaQuery, useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
import { type FileSource, loadFile } from '../../../components/documents/api/document-files';
import { DrawingKeyHelp } from '../../../components/drawing/drawing-key-help';
import { DrawingLayer } from '../../../components/drawing/drawing-layer';
import { DrawingTools } from '../../../components/drawing/drawing-tools';
import { StrokeList } from '../../../components/drawing/stroke-list';
import { useDrawing } from '../../../components/drawing/use-drawing';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import { PdfViewer } from '../../../components/viewer/pdf-viewer';
import { useDownloadDrawing } from '../../api/drawing';
import { useFailureText } from '../../../components/use-failure-text';
import { useDocumentKeys } from '../view/use-document-keys';
import { DrawActions } from './draw-actions';
import { DiscardDrawing } from './leave-drawing';
import { documentDrawMessages } from './messages';

export interface DrawFrameProps {
  title: string;
  source: FileSource;
  /** Identifies the pages; they are loaded again with another one, below the same strokes. */
  fileKey: string;
  /** Undefined for those who may download the drawing alone. */
  onSave: ((strokes: readonly Stroke[]) => void) | undefined;
  isSaving: boolean;
  /** Why the drawing is not saved. */
  problem: string | undefined;
  onLeave: () => void;
  /** Asks before the page is left. */
  renderQuestion?: (strokes: number) => ReactNode;
}

/** The pages of a document to draw on. The strokes stay until they are saved or discarded. */
export function DrawFrame(props: DrawFrameProps) {
  const { title, source, fileKey, onSave, isSaving, problem, onLeave, renderQuestion } = props;
  const text = useTexts(documentDrawMessages);
  const client = useApiClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const drawing = useDrawing();
  const { strokes } = drawing;
  const count = strokes.length;
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [opened, setOpened] = useState<'strokes' | 'discard'>();
  const download = useDownloadDrawing(source);
  const dismiss = () => setOpened(undefined);
  const leave = () => (count === 0 ? onLeave() : setOpened('discard'));
  const save =
    onSave &&
    (() => {
      if (!isSaving && count > 0) onSave(strokes);
    });
  const downloadDrawn = () =>
    download.mutate(strokes, {
      onError: (error) => notify({ tone: 'error', title: text('downloadFailed'), text: failureText(error) }),
    });

  useUnsavedWork(count > 0);
  useDocumentKeys({ onSave: save, onBack: leave });

  return (
    <DocumentFrame
      actions={
        <DrawActions
          hasStrokes={count > 0}
          isDownloading={download.isPending}
          isSaving={isSaving}
          onDiscard={leave}
          onDownload={downloadDrawn}
          onSave={save}
          onStrokes={() => setOpened('strokes')}
        />
      }
      leave={{ label: text('back'), icon: 'back', onLeave: leave }}
      side={{
        title: text('strokes'),
        isOpen: opened === 'strokes',
        onClose: dismiss,
        content: (
          <>
            <StrokeList drawing={drawing} />
            {isWide && <DrawingKeyHelp />}
          </>
        ),
      }}
      status={isPhone ? text('count', { count }) : `${text('count', { count })}, ${text('original')}`}
      strip={
        problem !== undefined && (
          <Banner
            action={
              save && (
                <Button onClick={save} size="s">
                  {text('saveAgain')}
                </Button>
              )
            }
            flush
            role="alert"
            title={text('failed')}
            tone="danger"
          >
            {problem}
          </Banner>
        )
      }
      title={isPhone ? title : text('title', { title })}
    >
      <PdfViewer
        bar={<DrawingTools drawing={drawing} />}
        fileKey={fileKey}
        load={async (control) => (await loadFile(client, source, 'pdf', control)).blob}
        renderOverlay={(area) => <DrawingLayer area={area} drawing={drawing} />}
      />
      {opened === 'discard' && <DiscardDrawing count={count} onDiscard={onLeave} onKeep={dismiss} />}
      {renderQuestion?.(count)}
    </DocumentFrame>
  );
}
