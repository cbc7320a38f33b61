import { useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink, useMediaQuery } from '@atrium/ui-kit';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import type { SaveProblem } from './use-save-preview';

interface UnsavedStripProps {
  problem: (SaveProblem & { readonly explanation: string }) | undefined;
  onDiscard: () => void;
  onSave: () => void;
  /** Continues on the version that a colleague saved. */
  onContinue: () => void;
}

/** Says that the document is not saved, and why saving failed. */
export function UnsavedStrip({ problem, onDiscard, onSave, onContinue }: UnsavedStripProps) {
  const text = useTexts(documentsMessages);
  const isPhone = useMediaQuery('(max-width: 768px)');
  return (
    <>
      <Banner
        action={
          !isPhone && (
            <Button onClick={onDiscard} variant="link">
              {text('discard.action')}
            </Button>
          )
        }
        flush
        tone="warning"
      >
        {text('preview.unsaved')}
      </Banner>
      {problem !== undefined && (
        <Banner
          action={
            problem.kind === 'newer' ? (
              <>
                <ButtonLink href={paths.documents.details.href(problem.document.id)} size="s" variant="ghost">
                  {text('preview.openNewer')}
                </ButtonLink>
                <Button onClick={onContinue} size="s">
                  {text('preview.continueOn', { number: problem.document.current_version })}
                </Button>
              </>
            ) : (
              problem.kind !== 'gone' && (
                <Button onClick={onSave} size="s">
                  {text('preview.saveAgain')}
                </Button>
              )
            )
          }
          flush
          role="alert"
          title={text('preview.notSavedNow')}
          tone="danger"
        >
          {problem.explanation}
        </Banner>
      )}
    </>
  );
}
