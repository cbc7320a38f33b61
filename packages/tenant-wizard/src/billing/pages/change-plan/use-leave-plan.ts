import type { Payment } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefreshTenant } from '../../../tenant/api/refresh-tenant';
import type { PlanPurpose } from '../../../sections/payment/model/plan-purpose';
import { paths } from '../../../paths';
import { planChangeMessages } from '../../messages';

/** Returns to the company CRM and confirms the change. */
export function useLeavePlan(tenantId: string, purpose: PlanPurpose) {
  const text = useTexts(planChangeMessages);
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefreshTenant();
  /** After the payment the subscription may change before the payment does. */
  const [beganAs] = useState(purpose);

  async function leave(title: string) {
    await refresh(tenantId);
    notify({ tone: 'success', title });
    await navigate(paths.tenantDetails.href(tenantId));
  }

  const leavePaid = ({ kind }: Payment) =>
    leave(text(beganAs === 'change' && kind !== 'renewal' ? 'done' : 'donePaid'));

  const leaveOrdered = () => leave(text('doneOrdered'));

  return { leave, leavePaid, leaveOrdered };
}
