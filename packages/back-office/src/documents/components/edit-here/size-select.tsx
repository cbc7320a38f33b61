import { formatNumber, useTexts } from '@atrium/i18n';
import { ToolbarSelect } from '@atrium/ui-kit';
import { useEditorValueCommand } from '@docx-editor.dev/react';
import { editHereMessages } from './messages';

const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48];

/** The size of the selected text, in points. The editor counts half points. */
export function SizeSelect() {
  const text = useTexts(editHereMessages);
  const { value, execute, isEnabled } = useEditorValueCommand('font.size');
  const shown = value === null || sizes.includes(value / 2) ? sizes : [...sizes, value / 2].toSorted((a, b) => a - b);
  return (
    <ToolbarSelect
      disabled={!isEnabled}
      label={text('tool.size')}
      onChoose={(chosen) => execute(Number(chosen))}
      options={shown.map((size) => ({ value: String(size * 2), label: formatNumber(size) }))}
      value={value === null ? '' : String(value)}
      size="s"
    />
  );
}
