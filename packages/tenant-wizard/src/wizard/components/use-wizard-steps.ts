import { useTexts } from '@atrium/i18n';
import type { StepperStep } from '@atrium/ui-kit';
import { ListChecks } from 'lucide-react';
import type { Wizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { canChangeDraft } from '../../tenant/model/draft-permissions';
import { listedPlaces, type PaymentPlace, reviewPlace, sections, type WizardPlace } from '../../tenant/model/section';
import { paths } from '../../paths';
import { useSectionSteps } from './use-section-steps';

/** The seven sections and the review, in the order of Next. */
export function useWizardSteps(
  { tenant, config, savers }: Pick<Wizard, 'tenant' | 'config' | 'savers'>,
  payment: PaymentPlace,
): StepperStep[] {
  const text = useTexts(wizardMessages);
  const hrefOf = (place: WizardPlace) => (canChangeDraft(tenant) ? paths.section.href(tenant.id, place) : undefined);
  const steps = useSectionSteps(tenant, config, savers, sections, hrefOf);
  const review: StepperStep = {
    id: reviewPlace,
    label: text('review'),
    state: 'empty',
    stateText: text(`reviewState.${payment === 'after_review' ? 'pay' : 'create'}`),
    icon: ListChecks,
    href: hrefOf(reviewPlace),
  };
  return listedPlaces(payment).flatMap((place) =>
    place === reviewPlace ? review : steps.filter(({ id }) => id === place),
  );
}
