import { useTexts } from '@atrium/i18n';
import { Button, Menu, MenuItem, Tooltip } from '@atrium/ui-kit';
import { ChevronDown, ListChecks, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentsMessages } from '../../../components/documents/messages';

interface EditMenuProps {
  /** Undefined for those who may not. */
  onEditFields: (() => void) | undefined;
  /** Why the document cannot be changed now; undefined if it can. */
  disabledReason?: string | undefined;
  /** Further ways to edit: here, in Word, in LibreOffice. */
  children?: ReactNode;
}

const look = { icon: PencilLine, iconEnd: ChevronDown };

/** The ways to change what a document says. While that is impossible, the tooltip tells why. */
export function EditMenu({ onEditFields, disabledReason, children }: EditMenuProps) {
  const text = useTexts(documentsMessages);
  if (disabledReason !== undefined)
    return (
      <Tooltip content={disabledReason}>
        {(describedBy) => (
          <Button {...look} aria-describedby={describedBy} aria-disabled>
            {text('edit.action')}
          </Button>
        )}
      </Tooltip>
    );
  return (
    <Menu align="end" trigger={<Button {...look}>{text('edit.action')}</Button>}>
      {children}
      {onEditFields && (
        <MenuItem icon={ListChecks} onSelect={onEditFields}>
          {text('edit.fields')}
        </MenuItem>
      )}
    </Menu>
  );
}
