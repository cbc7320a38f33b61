import { useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { editHereMessages } from './messages';

interface EditHereStripProps {
  /** Why the changes were not saved. */
  problem: string | undefined;
  /** Who edits the document now, because the lock of this page lapsed. */
  holder: string | undefined;
  onSave: () => void;
}

/** Below the bar of the editor: why the changes were not saved, or cannot be now. */
export function EditHereStrip({ problem, holder, onSave }: EditHereStripProps) {
  const text = useTexts(editHereMessages);
  if (problem !== undefined)
    return (
      <Banner
        action={
          <Button onClick={onSave} size="s">
            {text('saveAgain')}
          </Button>
        }
        flush
        role="alert"
        title={text('failed')}
        tone="danger"
      >
        {problem}
      </Banner>
    );
  if (holder === undefined) return null;
  return (
    <Banner flush icon={Lock} role="status" tone="warning">
      {text('taken', { name: holder })}
    </Banner>
  );
}
