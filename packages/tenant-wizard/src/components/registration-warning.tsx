import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, useNotify } from '@atrium/ui-kit';
import { useRegisterPremises } from '../api/register-premises';
import { tenantMessages } from '../messages';
import { toRegistrationProblem } from '../model/registration-problem';

/** Says that the tax authority does not know of some business premises, why, and tries again. */
export function RegistrationWarning({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantMessages);
  const notify = useNotify();
  const register = useRegisterPremises(tenant.id);
  const failed = tenant.registrations.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;

  function retry() {
    register.mutate(
      { params: { id: tenant.id } },
      {
        onSuccess: (registrations) => {
          if (registrations.every(({ state }) => state !== 'failed'))
            notify({ tone: 'success', title: text('registration.done') });
        },
        onError: () => notify({ tone: 'error', title: text('registration.failed') }),
      },
    );
  }

  const namesOf = (removed: boolean) =>
    failed.flatMap((one) => (one.removed === removed ? [one.premise_id] : [])).join(', ');
  const [unregistered, unclosed] = [namesOf(false), namesOf(true)];
  const causes = [...new Set(failed.map(({ problem }) => toRegistrationProblem(problem)))];
  const mayRetry = tenant.allowed_actions.includes('setup');
  return (
    <Banner
      action={
        mayRetry && (
          <Button busy={register.isPending} onClick={retry} size="s">
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
