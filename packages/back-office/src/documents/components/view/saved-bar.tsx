import { useTexts } from '@atrium/i18n';
import { MenuItem, useMediaQuery } from '@atrium/ui-kit';
import { Pencil } from 'lucide-react';
import { documentDrawMessages } from '../draw/messages';
import { EditItems } from '../edit/edit-items';
import { SendButton } from '../send/send-button';
import { DownloadMenu } from './download-menu';
import { EditMenu } from './edit-menu';
import { noWordOf } from './no-word-of';
import { PageActions } from './page-actions';
import { SavedMenu } from './saved-menu';
import type { SavedPartProps } from './saved-part-props';

interface SavedBarProps extends SavedPartProps {
  onPrint: () => void;
}

/** The actions above a saved document; on a phone, a menu alone. */
export function SavedBar({ document, version, actions, onPrint }: SavedBarProps) {
  const drawText = useTexts(documentDrawMessages);
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const { draw, sign, edit, fields, send, editStart } = actions;
  const items = edit && (
    <EditItems disabledReason={edit.reason} noWord={editStart.noWord} onOpen={editStart.start} onUpload={edit.start} />
  );
  const menu = (
    <SavedMenu document={document} onPrint={onPrint} onVersions={() => actions.open('side')}>
      {isPhone && items}
    </SavedMenu>
  );
  if (isPhone) return menu;
  return (
    <>
      <PageActions draw={draw} sign={sign} />
      {edit && (
        <EditMenu disabledReason={edit.reason} onEditFields={fields?.start}>
          {items}
        </EditMenu>
      )}
      <DownloadMenu noWord={noWordOf(version)} source={{ documentId: document.id, number: version.number }}>
        <MenuItem disabledReason={draw.reason} icon={Pencil} onSelect={draw.start}>
          {drawText('download')}
        </MenuItem>
      </DownloadMenu>
      {send && <SendButton disabledReason={send.reason} isMain onPress={send.start} />}
      {menu}
    </>
  );
}
