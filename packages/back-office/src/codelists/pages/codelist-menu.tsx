import type { Codelist } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Drawer, IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { Copy, Ellipsis, History, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RecordActivity } from '../../components/activity/record-activity';
import { backOfficeMessages } from '../../components/messages';
import { codelistsMessages } from '../messages';
import { CodelistDialog } from './codelist-dialog';
import { DeleteCodelistDialog } from './delete-codelist-dialog';

interface CodelistMenuProps {
  codelist: Codelist;
}

/** Renames, copies or deletes a codelist, if the user has the permission, and shows its activity. */
export function CodelistMenu({ codelist }: CodelistMenuProps) {
  const text = useTexts(codelistsMessages);
  const shared = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const [opened, setOpened] = useState<'rename' | 'copy' | 'delete' | 'activity'>();
  const { id, title, allowed_actions: allowed } = codelist;
  const can = (action: string) => allowed.includes(action);
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={text('manage.menu', { title })} />}>
        {can('rename') && (
          <MenuItem icon={PencilLine} onSelect={() => setOpened('rename')}>
            {text('manage.rename')}
          </MenuItem>
        )}
        {can('duplicate') && (
          <MenuItem icon={Copy} onSelect={() => setOpened('copy')}>
            {text('manage.copy')}
          </MenuItem>
        )}
        <MenuItem icon={History} onSelect={() => setOpened('activity')}>
          {shared('title.activity')}
        </MenuItem>
        {can('delete') && (
          <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
            {text('manage.delete')}
          </MenuItem>
        )}
      </Menu>
      <Drawer
        closeLabel={common('close')}
        onClose={close}
        open={opened === 'activity'}
        title={text('activityOf', { title })}
      >
        {opened === 'activity' && (
          <div className="codelists__activity">
            <RecordActivity id={id} level={3} subject="codelist" />
          </div>
        )}
      </Drawer>
      {opened === 'rename' && <CodelistDialog codelist={codelist} onClose={close} />}
      {opened === 'copy' && <CodelistDialog codelist={codelist} copies onClose={close} />}
      {opened === 'delete' && <DeleteCodelistDialog codelist={codelist} onClose={close} />}
    </>
  );
}
