import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { registrationMessages } from '../messages';
import { isTemporaryProblem, toRegistrationProblem } from '../model/registration-problem';
import { useNotifyAuthority } from './use-notify-authority';

/** Lists premises of a closed company CRM that are still open at the tax authority, with the cause and Retry. */
export function UnclosedWarning({ tenant }: { tenant: Tenant }) {
  const text = useTexts(registrationMessages);
  const { busy, notifyAuthority } = useNotifyAuthority(tenant.id, {
    done: text('closing.done'),
    failed: text('closing.failed'),
  });
  const left = tenant.registrations.filter(({ state }) => state === 'failed');
  if (left.length === 0) return null;

  const problems = [...new Set(left.map(({ problem }) => toRegistrationProblem(problem)))];
  const hasKey = problems.some((problem) => problem !== 'no_certificate');
  const causes = problems.flatMap((problem) => (isTemporaryProblem(problem) ? [text(`problem.${problem}`)] : []));
  if (causes.length < problems.length) causes.push(text(hasKey ? 'closing.byYourself' : 'closing.certificateGone'));
  if (hasKey) causes.push(text('closing.keyKept'));
  const names = left.map(({ premise_id: mark }) => mark).join(', ');
  return (
    <Banner
      action={
        hasKey &&
        tenant.allowed_actions.includes('close_premises') && (
          <Button busy={busy} onClick={notifyAuthority} size="s">
            {text('closing.retry')}
          </Button>
        )
      }
      title={text(hasKey ? 'closing.failed' : 'closing.stillOpen')}
      tone="warning"
    >
      {[text('closing.premises', { names }), ...causes].join(' ')}
    </Banner>
  );
}
