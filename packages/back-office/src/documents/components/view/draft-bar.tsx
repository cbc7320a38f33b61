import type { DocumentDraft } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, MenuItem, useMediaQuery } from '@atrium/ui-kit';
import { Pencil } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';
import { documentDrawMessages } from '../draw/messages';
import { SendButton } from '../send/send-button';
import { DownloadMenu } from './download-menu';
import { EditMenu } from './edit-menu';
import { noWordOf } from './no-word-of';
import { PageActions } from './page-actions';
import { PreviewMenu } from './preview-menu';
import type { DraftActions } from './use-draft-actions';

interface DraftBarProps {
  draft: DocumentDraft;
  actions: DraftActions;
  isSaving: boolean;
  onPrint: () => void;
}

/** The actions above a draft; on a phone, a menu and Save. */
export function DraftBar({ draft, actions, isSaving, onPrint }: DraftBarProps) {
  const text = useTexts(documentsMessages);
  const drawText = useTexts(documentDrawMessages);
  const common = useCommonTexts();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const { draw, sign, fields, send } = actions;
  return (
    <>
      {!isPhone && (
        <>
          <PageActions draw={draw} sign={sign} />
          <EditMenu onEditFields={fields.start} />
          <DownloadMenu noWord={noWordOf(draft)} source={{ draftId: draft.id }}>
            <MenuItem disabledReason={draw.reason} icon={Pencil} onSelect={draw.start}>
              {drawText('download')}
            </MenuItem>
          </DownloadMenu>
          {send && <SendButton disabledReason={send.reason} isMain={false} onPress={send.start} />}
        </>
      )}
      <PreviewMenu
        onDiscard={() => actions.open('discard')}
        onPrint={onPrint}
        onVersions={() => actions.open('side')}
        title={draft.title}
      />
      <Button busy={isSaving} onClick={actions.save} shortLabel={common('save')} variant="primary">
        {text('preview.save')}
      </Button>
    </>
  );
}
