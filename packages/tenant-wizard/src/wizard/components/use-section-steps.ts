import type { Config, Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import type { StepperStep } from '@atrium/ui-kit';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import { tenantMessages } from '../../tenant/messages';
import { wizardMessages } from '../messages';
import type { Section } from '../../tenant/model/section';
import { useSectionStates } from './use-section-states';

const stepLooks = {
  errors: 'error',
  notNeeded: 'later',
  empty: 'empty',
  incomplete: 'incomplete',
  done: 'done',
  later: 'later',
  ordered: 'later',
  received: 'done',
} as const;

/** Sections for the list of steps, each with its state as text. */
export function useSectionSteps<Slug extends Section['slug']>(
  tenant: Tenant,
  config: Config,
  savers: SectionSavers,
  sections: readonly (Section & { readonly slug: Slug })[],
  /** Undefined for a section that cannot be opened. */
  hrefOf: (slug: Slug) => string | undefined,
): StepperStep[] {
  const text = useTexts(tenantMessages);
  const wizardText = useTexts(wizardMessages);
  const common = useCommonTexts();
  const states = useSectionStates(tenant, config, savers);
  return sections.map(({ name, slug }) => {
    const state = states.get(name) ?? { kind: 'later' };
    return {
      id: slug,
      label: text(`section.${name}`),
      state: stepLooks[state.kind],
      stateText:
        state.kind === 'errors' ? common('errors', { count: state.count }) : wizardText(`sectionState.${state.kind}`),
      href: hrefOf(slug),
    };
  });
}
