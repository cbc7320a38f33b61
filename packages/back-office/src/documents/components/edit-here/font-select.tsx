import { useTexts } from '@atrium/i18n';
import { ToolbarSelect } from '@atrium/ui-kit';
import { useFontFamily } from '@docx-editor.dev/react';
import { fontNames } from '../../model/font-names';
import { editHereMessages } from './messages';

/** The font of the selected text: those that come with the product, and those of the document. */
export function FontSelect() {
  const text = useTexts(editHereMessages);
  const { value, setValue, isEnabled } = useFontFamily();
  const options = fontNames.map((name) => ({ value: name, label: name }));
  return (
    <ToolbarSelect
      disabled={!isEnabled}
      label={text('tool.font')}
      onChoose={setValue}
      options={options}
      value={value ?? ''}
    />
  );
}
