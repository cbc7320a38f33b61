import type { Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useResumeSubscription } from '../api/resume-subscription';
import { billingMessages } from '../messages';

interface ResumeButtonProps {
  readonly subscription: Subscription;
  readonly tenant: Tenant;
}

/** Resumes a cancelled subscription. Asks first, since it will be charged again. */
export function ResumeButton({ subscription: { period }, tenant }: ResumeButtonProps) {
  const text = useTexts(billingMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const resume = useResumeSubscription(tenant.id);
  const [asking, setAsking] = useState(false);
  const words = { tenant: tenant.title, date: period === null ? '' : formatBillingDay(period.end) };

  function confirm() {
    resume.mutate(
      { params: { id: tenant.id } },
      {
        onSuccess: () => void notify({ tone: 'success', title: text('resumeDialog.done') }),
        onError: ({ message }) => void notify({ tone: 'error', title: text('resumeDialog.failed'), text: message }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} size="s">
        {text('resume')}
      </Button>
      <ConfirmDialog
        busy={resume.isPending}
        cancelLabel={common('cancel')}
        confirmLabel={text('resumeDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        open={asking}
        title={text('resumeDialog.title')}
      >
        {text('resumeDialog.text', words)}
      </ConfirmDialog>
    </>
  );
}
