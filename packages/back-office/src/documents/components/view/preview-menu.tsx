import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuSeparator, useMediaQuery } from '@atrium/ui-kit';
import { Ellipsis, History, Printer, Trash2 } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';

interface PreviewMenuProps {
  title: string;
  onVersions: () => void;
  onPrint: () => void;
  onDiscard: () => void;
}

/** The rare actions of a preview that is not saved. */
export function PreviewMenu({ title, onVersions, onPrint, onDiscard }: PreviewMenuProps) {
  const text = useTexts(documentsMessages);
  const isWide = useMediaQuery('(min-width: 1120px)');
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more', { title })} />}>
      {!isWide && (
        <MenuItem icon={History} onSelect={onVersions}>
          {text('side.open')}
        </MenuItem>
      )}
      <MenuItem icon={Printer} onSelect={onPrint}>
        {text('print')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={Trash2} onSelect={onDiscard}>
        {text('discard.action')}
      </MenuItem>
    </Menu>
  );
}
