import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { editHereMessages } from './messages';

/** Says that a pasted or dropped picture cannot be inserted. */
export function RefusedPicture({ onClose }: { onClose: () => void }) {
  const text = useTexts(editHereMessages);
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    notify({ tone: 'error', title: text('picture.refused'), text: text('picture.formats') });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
