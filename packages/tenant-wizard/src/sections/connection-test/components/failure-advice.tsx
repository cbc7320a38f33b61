import type { ConnectionReason } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import type { ReactNode } from 'react';
import { connectionTestMessages } from '../messages';
import { tenantExists } from '../../../tenant/model/tenant-exists';
import { useWizard } from '../../form/components/use-wizard';
import { wordsOf, type ConnectionTarget } from './connection-target';

interface FailureAdviceProps {
  readonly reason: ConnectionReason;
  readonly target: ConnectionTarget;
  /** Actions for the failure. */
  readonly action?: ReactNode;
}

/** Likely cause and remedy of a failed test. Says that a failure blocks nothing. */
export function FailureAdvice({ reason, target, action }: FailureAdviceProps) {
  const text = useTexts(connectionTestMessages);
  const { tenant } = useWizard();
  return (
    <div className="connection-test__why">
      <p className="connection-test__cause">{text(wordsOf('cause', reason, target))}</p>
      <p>{text(wordsOf('remedy', reason, target))}</p>
      {action}
      <p>{text(tenantExists(tenant) ? 'withoutExisting' : 'without')}</p>
    </div>
  );
}
