import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { useTemplate } from '../../api/templates';
import { isExisting, type NewDocument } from '../../model/new-document';
import { newDocumentMessages } from '../../new-document-messages';
import { useSteps } from './use-steps';

/** Offers to go on with the document that this tab was making before. */
export function ContinuedBanner({ continued }: { continued: NewDocument }) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const { clear, acceptContinued, next } = useSteps();
  const { data: template } = useTemplate(continued.templateId);
  return (
    <Banner
      action={
        <>
          <Button onClick={clear} size="s" variant="ghost">
            {text('new.startAgain')}
          </Button>
          <Button
            onClick={() => {
              acceptContinued();
              next();
            }}
            size="s"
          >
            {common('continue')}
          </Button>
        </>
      }
      title={text(isExisting(continued) ? 'new.continuedChanges' : 'new.continued')}
      tone="info"
    >
      {continued.title === '' ? template?.title : continued.title}
    </Banner>
  );
}
