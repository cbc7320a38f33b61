import type { Operation, Tenant } from '@atrium/api-client/contract';
import { isRunning } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner, StepList } from '@atrium/ui-kit';
import { useOperation } from '../../api/get-operation';
import { tenantDetailsMessages } from '../../messages';
import { BackToTenants } from '../back-to-tenants';
import { BillingNoticePart } from '../billing-part';
import { OperationActions } from './operation-actions';
import { LeaveCard } from './leave-card';
import { ProgressAnnouncement } from './progress-announcement';
import { ProgressHead } from './progress-head';
import { useRefreshAtEnd } from './use-refresh-at-end';
import { useServiceNow } from './use-service-now';
import { useWorkSteps } from './use-work-steps';

interface ProgressProps {
  tenant: Tenant;
  /** The operation in the record of the company CRM. */
  known: Operation;
}

/** Steps of a running operation, and the actions after a failure. */
export function Progress({ tenant, known }: ProgressProps) {
  const text = useTexts(tenantDetailsMessages);
  const query = useOperation(known);
  const operation = query.data;
  const now = useServiceNow(operation.now, isRunning(operation));
  const steps = useWorkSteps(operation, now);
  const failed = operation.state === 'failed';
  const isPaidCreation = operation.kind === 'create' && tenant.sections.subscription.data.plan === 'paid';
  useRefreshAtEnd(operation);
  return (
    <div className="progress">
      <BackToTenants />
      <div className="progress__columns">
        <div>
          <ProgressHead now={now} operation={operation} tenant={tenant} />
          <ProgressAnnouncement operation={operation} />
          {isPaidCreation && (
            <div className="progress__money">
              <BillingNoticePart tenant={tenant} />
            </div>
          )}
          {failed && <OperationActions operation={operation} tenant={tenant} />}
          <div className="progress__steps">
            <StepList label={text('progress.stepList')} steps={steps} />
          </div>
          {!failed && <OperationActions operation={operation} tenant={tenant} />}
          {query.isError && <Banner tone="warning">{text('progress.connectionLost')}</Banner>}
        </div>
        <aside>
          <LeaveCard operation={operation} tenant={tenant} />
        </aside>
      </div>
    </div>
  );
}
