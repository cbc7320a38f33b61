import { useTexts } from '@atrium/i18n';
import { IconButton, useNotify } from '@atrium/ui-kit';
import { Copy } from 'lucide-react';
import { documentTemplatesMessages } from '../messages';

/** Copies a tag, to be pasted into Word. */
export function CopyTagButton({ tag }: { tag: string }) {
  const text = useTexts(documentTemplatesMessages);
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(tag);
    notify({ tone: 'success', title: text('copied', { tag }) });
  };
  return <IconButton icon={Copy} label={text('copy', { tag })} onClick={() => void copy()} size="s" />;
}
