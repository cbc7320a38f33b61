import { useTexts } from '@atrium/i18n';
import { Button, ButtonLink } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigation } from 'react-router';
import { useIsStarting } from '../api/start-tenant';
import { sectionFormId } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { placeBefore, reviewPlace, type PaymentPlace, type WizardPlace } from '../../tenant/model/section';
import { paths } from '../../paths';

interface BackButtonProps {
  tenantId: string;
  place: WizardPlace;
  payment: PaymentPlace;
}

export function BackButton({ tenantId, place, payment }: BackButtonProps) {
  const text = useTexts(wizardMessages);
  const before = placeBefore(place, payment);
  if (before === undefined) return null;
  return (
    <ButtonLink href={paths.section.href(tenantId, before)} icon={ArrowLeft}>
      {text('back')}
    </ButtonLink>
  );
}

interface NextButtonProps {
  place: WizardPlace;
  fromReview: boolean;
  /** If not, Create explains why. */
  canCreate: boolean;
  /** The company CRM is created by paying, which comes after the review. */
  pays: boolean;
}

/** The second press of a double click would submit a section that the user has not seen yet. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Submits the section, or creates from the review. Ignores presses while the next section loads. */
export function NextButton({ place, fromReview, canCreate, pays }: NextButtonProps) {
  const text = useTexts(wizardMessages);
  const starting = useIsStarting();
  const isLeaving = useNavigation().state !== 'idle';
  if (place === reviewPlace) {
    return (
      <Button
        busy={starting}
        disabledReason={canCreate ? undefined : text('reviewPage.ownerOnly')}
        form={sectionFormId}
        type="submit"
        variant="primary"
      >
        {text(starting ? 'creating' : pays ? 'toPayment' : 'create')}
      </Button>
    );
  }
  return (
    <Button busy={isLeaving} form={sectionFormId} onClick={ignoreSecondPress} type="submit" variant="primary">
      {text(fromReview ? 'backToReview' : 'next')}
    </Button>
  );
}
