import type { Codelist } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { Copy, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { codelistsMessages } from '../messages';
import { CodelistDialog } from './codelist-dialog';
import { DeleteCodelistDialog } from './delete-codelist-dialog';

interface CodelistMenuProps {
  codelist: Codelist;
}

/** Renames, copies or deletes a codelist, if the user has the permission. */
export function CodelistMenu({ codelist }: CodelistMenuProps) {
  const text = useTexts(codelistsMessages);
  const [opened, setOpened] = useState<'rename' | 'copy' | 'delete'>();
  const { title, allowed_actions: allowed } = codelist;
  const can = (action: string) => allowed.includes(action);
  if (!can('rename') && !can('duplicate') && !can('delete')) return null;
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
        {can('delete') && (
          <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
            {text('manage.delete')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'rename' && <CodelistDialog codelist={codelist} onClose={close} />}
      {opened === 'copy' && <CodelistDialog codelist={codelist} copies onClose={close} />}
      {opened === 'delete' && <DeleteCodelistDialog codelist={codelist} onClose={close} />}
    </>
  );
}
