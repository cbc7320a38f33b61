import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Status, type StatusProps } from '@atrium/ui-kit';
import { Clock } from 'lucide-react';
import { wizardMessages } from '../../wizard/messages';
import type { SectionState } from '../../sections/form/model/section-state';
import { useSectionState } from '../../wizard/components/use-section-states';

const looks: Readonly<Record<SectionState['kind'], Pick<StatusProps, 'tone' | 'icon'>>> = {
  done: { tone: 'success' },
  errors: { tone: 'danger' },
  incomplete: { tone: 'warning' },
  empty: { tone: 'neutral', icon: Clock },
  later: { tone: 'neutral', icon: Clock },
  notNeeded: { tone: 'neutral' },
  ordered: { tone: 'neutral', icon: Clock },
  received: { tone: 'success' },
};

interface SetupStatusProps {
  tenant: Tenant;
  config: Config;
  section: SectionName;
}

/** State of a section. Loaded after the page, since it includes the rules of all sections. */
export function SetupStatus({ tenant, config, section }: SetupStatusProps) {
  const text = useTexts(wizardMessages);
  const common = useCommonTexts();
  const state = useSectionState(section, tenant, config);
  return (
    <Status {...looks[state.kind]}>
      {state.kind === 'errors' ? common('errors', { count: state.count }) : text(`sectionState.${state.kind}`)}
    </Status>
  );
}
