import type { Config, Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import type { StepperStep } from '@atrium/ui-kit';
import { tenantMessages } from '../messages';
import { sections } from '../model/section';
import { paths } from '../paths';
import { sectionStates } from './section-states';

const stepLooks = {
  errors: 'error',
  notNeeded: 'later',
  empty: 'empty',
  incomplete: 'incomplete',
  done: 'done',
  later: 'later',
} as const;

/** The seven sections for the list of steps, each with its state in words. */
export function useWizardSteps(tenant: Tenant, config: Config): StepperStep[] {
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  const states = sectionStates(tenant, config);
  return sections.map(({ name, slug }) => {
    const state = states.get(name) ?? { kind: 'later' };
    return {
      id: slug,
      label: text(`wizard.section.${name}`),
      state: stepLooks[state.kind],
      stateText:
        state.kind === 'errors' ? common('errors', { count: state.count }) : text(`wizard.sectionState.${state.kind}`),
      href: paths.section.href(tenant.id, slug),
    };
  });
}
