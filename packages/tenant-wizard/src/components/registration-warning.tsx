import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { tenantMessages } from '../messages';
import { toRegistrationProblem } from '../model/registration-problem';
import { useTellAuthority } from './use-tell-authority';

/** Says that the tax authority does not know of some business premises, why, and tries again. */
export function RegistrationWarning({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantMessages);
  const { busy, tell } = useTellAuthority(tenant.id, {
    done: text('registration.done'),
    failed: text('registration.failed'),
  });
  const failed = tenant.registrations.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;

  const namesOf = (removed: boolean) =>
    failed.flatMap((one) => (one.removed === removed ? [one.premise_id] : [])).join(', ');
  const [unregistered, unclosed] = [namesOf(false), namesOf(true)];
  const causes = [...new Set(failed.map(({ problem }) => toRegistrationProblem(problem)))];
  const mayRetry = tenant.allowed_actions.includes('setup');
  return (
    <Banner
      action={
        mayRetry && (
          <Button busy={busy} onClick={tell} size="s">
            {text('registration.retry')}
          </Button>
        )
      }
      title={text('registration.failed')}
      tone="warning"
    >
      {unregistered !== '' && `${text('registration.premises', { names: unregistered })} `}
      {unclosed !== '' && `${text('registration.unclosed', { names: unclosed })} `}
      {causes.map((cause) => text(`registration.problem.${cause}`)).join(' ')}
    </Banner>
  );
}
