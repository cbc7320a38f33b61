import { useTexts } from '@atrium/i18n';
import { ToolbarSelect } from '@atrium/ui-kit';
import { useParagraphStyle } from '@docx-editor.dev/react';
import { editHereMessages } from './messages';

const named = ['Normal', 'Title', 'Subtitle', 'Heading1', 'Heading2', 'Heading3'] as const;

/** The style of the selected paragraphs. */
export function StyleSelect() {
  const text = useTexts(editHereMessages);
  const { value, setValue, options, isEnabled } = useParagraphStyle();
  const labelOf = (id: string, name: string) => {
    const known = named.find((one) => one === id);
    return known === undefined ? name : text(`style.${known}`);
  };
  return (
    <ToolbarSelect
      disabled={!isEnabled}
      label={text('tool.style')}
      onChoose={setValue}
      options={options.map(({ styleId, name }) => ({ value: styleId, label: labelOf(styleId, name) }))}
      value={value ?? 'Normal'}
    />
  );
}
