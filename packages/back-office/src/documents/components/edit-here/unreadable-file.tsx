import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useOpenFailure } from '@docx-editor.dev/react';
import { editHereMessages } from './messages';

/** Says that the editor cannot open the file. */
export function UnreadableFile() {
  const text = useTexts(editHereMessages);
  const { failure } = useOpenFailure();
  if (failure === null) return null;
  return (
    <Banner flush role="alert" title={text('unreadable')} tone="danger">
      {text('unreadableText')}
    </Banner>
  );
}
