import type { Registration } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Status, type StatusProps } from '@atrium/ui-kit';
import { fiscalizationMessages } from '../../messages';

const looks: Readonly<Record<Registration['state'] | 'none', Omit<StatusProps, 'children'>>> = {
  none: { tone: 'warning' },
  sending: { tone: 'accent', running: true },
  registered: { tone: 'success' },
  failed: { tone: 'warning' },
  closed: { tone: 'neutral' },
};

interface PremiseRegistrationProps {
  /** Record id of the premise. */
  premise: string;
  registrations: readonly Registration[];
}

/** Whether the tax authority has registered a premise. */
export function PremiseRegistration({ premise, registrations }: PremiseRegistrationProps) {
  const text = useTexts(fiscalizationMessages);
  const state = registrations.find((one) => one.premise === premise)?.state ?? 'none';
  return <Status {...looks[state]}>{text(`premises.registrationState.${state}`)}</Status>;
}
