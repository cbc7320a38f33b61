import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useMediaQuery } from '@atrium/ui-kit';
import { lazy, useRef } from 'react';
import { useNavigate } from 'react-router';
import { documentsMessages } from '../../../components/documents/messages';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import type { ViewerHandle } from '../../../components/viewer/ready-viewer';
import { paths } from '../../../paths';
import { EditedPages } from '../edit/edited-pages';
import { SavedBar } from './saved-bar';
import { SavedDialogs } from './saved-dialogs';
import { SavedDock } from './saved-dock';
import { SavedSide } from './saved-side';
import { SavedStatus } from './saved-status';
import { SavedStrip } from './saved-strip';
import { useDocumentKeys } from './use-document-keys';
import { type SavedPageProps, useSavedActions } from './use-saved-actions';

const EditingPanel = lazy(async () => ({ default: (await import('../edit/editing-panel')).EditingPanel }));

/** The pages of a version with everything that can be done with it. */
export function SavedPage(page: SavedPageProps) {
  const { document, version } = page;
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const viewer = useRef<ViewerHandle>(null);
  const actions = useSavedActions(page);
  const { own, program } = actions;
  const close = () => void navigate(paths.documents.href());
  useDocumentKeys({
    onBack: close,
    onDraw: actions.draw.start,
    onSign: actions.sign?.start,
    onEdit: actions.here?.start,
  });

  const shared = { document, version, actions };
  return (
    <DocumentFrame
      actions={<SavedBar {...shared} onPrint={() => viewer.current?.print()} />}
      dock={isPhone && <SavedDock {...shared} />}
      leave={{ label: common('close'), icon: 'close', onLeave: close }}
      side={{
        title: text('side.title'),
        isOpen: actions.opened === 'side',
        onClose: actions.dismiss,
        content: <SavedSide document={document} shown={version.number} />,
      }}
      status={<SavedStatus {...shared} />}
      strip={<SavedStrip {...shared} />}
      title={document.title}
    >
      <EditedPages
        documentId={document.id}
        handle={viewer}
        number={version.number}
        panel={own !== undefined && <EditingPanel document={document} editing={program} session={own} />}
        session={own}
      />
      <SavedDialogs {...page} actions={actions} />
    </DocumentFrame>
  );
}
