import { useTexts } from '@atrium/i18n';
import { ToolbarButton } from '@atrium/ui-kit';
import { type ChromeSlotId, useEditorCommand } from '@docx-editor.dev/react';
import type { LucideIcon } from 'lucide-react';
import { editHereMessages } from './messages';

export interface EditorTool {
  readonly command: ChromeSlotId;
  readonly icon: LucideIcon;
  readonly name:
    | 'undo'
    | 'redo'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'left'
    | 'center'
    | 'right'
    | 'justify'
    | 'bullets'
    | 'numbers'
    | 'outdent'
    | 'indent'
    | 'clear';
  readonly shortcut?: string;
  /** Stays pressed while the selected text has it. */
  readonly isToggle?: boolean;
}

/** A button of the editor's toolbar. */
export function CommandButton({ command, icon, name, shortcut, isToggle = false }: EditorTool) {
  const text = useTexts(editHereMessages);
  const { execute, isActive, isEnabled } = useEditorCommand(command);
  return (
    <ToolbarButton
      aria-pressed={isToggle ? isActive : undefined}
      disabledReason={isEnabled ? undefined : text(`tool.off.${name === 'undo' || name === 'redo' ? name : 'other'}`)}
      icon={icon}
      label={text(`tool.${name}`)}
      onClick={() => execute()}
      // The text cursor stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      shortcut={shortcut}
    />
  );
}
