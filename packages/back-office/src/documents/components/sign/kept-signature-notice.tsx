import { useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { documentSignMessages } from './messages';
import type { useKeptSignatureChoice } from './use-kept-signature-choice';

type KeptSignatureNoticeProps = Pick<ReturnType<typeof useKeptSignatureChoice>, 'isDeleted' | 'problem' | 'restore'>;

/** In the dialog, which covers other notices: that the kept signature is deleted, or why it is not. */
export function KeptSignatureNotice({ isDeleted, problem, restore }: KeptSignatureNoticeProps) {
  const text = useTexts(documentSignMessages);
  if (problem !== undefined)
    return (
      <Banner role="alert" title={text('keep.notChanged')} tone="danger">
        {problem}
      </Banner>
    );
  if (!isDeleted) return null;
  return (
    <Banner
      action={
        <Button onClick={restore} size="s">
          {text('keep.restore')}
        </Button>
      }
      role="status"
      tone="info"
    >
      {text('keep.deleted')}
    </Banner>
  );
}
