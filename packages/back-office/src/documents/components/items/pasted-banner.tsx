import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { ClipboardPaste } from 'lucide-react';
import { newDocumentMessages } from '../../new-document-messages';
import { parseItem } from '../../model/typed-item';
import type { Items } from './use-items';

/** How many rows were pasted, how they were read, how many need attention; Undo takes them back. */
export function PastedBanner({ items: { items, pasted, options } }: { items: Items }) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  if (pasted === undefined) return null;
  const { ids, byHeaders, leftOut, undo } = pasted;
  const wrong = items.filter((item) => ids.has(item.id) && 'problems' in parseItem(item, options)).length;
  const facts = [
    text(byHeaders ? 'items.byHeaders' : 'items.byOrder'),
    ...(wrong === 0 ? [] : [text('items.needCorrection', { count: wrong })]),
    ...(leftOut === 0 ? [] : [text('items.leftOut', { count: leftOut })]),
  ];
  return (
    <Banner
      action={
        <Button onClick={undo} size="s">
          {common('undo')}
        </Button>
      }
      icon={ClipboardPaste}
      role="status"
      title={text('items.pasted', { count: ids.size })}
      tone="info"
    >
      {facts.join(' ')}
    </Banner>
  );
}
