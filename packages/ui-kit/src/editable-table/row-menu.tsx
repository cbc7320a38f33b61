import { Ellipsis, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../hooks/use-media-query';
import { IconButton } from '../icon-button/icon-button';
import { Menu } from '../menu/menu';
import { MenuItem } from '../menu/menu-item';

/** The actions of a row in one menu, shown on a phone in place of the buttons. */
export interface RowMenu<Row> {
  /** Label of the button ("Actions for PE1"). */
  label: (row: Row) => string;
  /** `MenuItem`s below Edit. */
  items: (row: Row) => ReactNode;
}

interface FoldedActionsProps {
  label: string;
  editLabel: string;
  onEdit: () => void;
  items: ReactNode;
  /** The buttons, shown on wider screens. */
  children: ReactNode;
}

export function FoldedActions({ label, editLabel, onEdit, items, children }: FoldedActionsProps) {
  if (!useMediaQuery('(max-width: 768px)')) return children;
  return (
    <Menu trigger={<IconButton data-edit="" icon={Ellipsis} label={label} size="s" />}>
      <MenuItem icon={PencilLine} onSelect={onEdit}>
        {editLabel}
      </MenuItem>
      {items}
    </Menu>
  );
}
