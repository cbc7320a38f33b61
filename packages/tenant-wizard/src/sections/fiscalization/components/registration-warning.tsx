import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink } from '@atrium/ui-kit';
import { tenantMessages } from '../../../tenant/messages';
import { toRegistrationProblem } from '../model/registration-problem';
import { unsentPremises } from '../model/unsent-premises';
import { paths } from '../../../paths';
import { useTellAuthority } from './use-tell-authority';

const markOf = ({ premise_id: mark }: { readonly premise_id: string }) => mark;

/** Says that the tax authority does not know of some business premises, why, and tries again. */
export function RegistrationWarning({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantMessages);
  const { busy, tell } = useTellAuthority(tenant.id, {
    done: text('registration.done'),
    failed: text('registration.failed'),
  });
  const failed = tenant.registrations.filter(({ state }) => state === 'failed');
  const unsent = unsentPremises(tenant);
  if (failed.length + unsent.length === 0) return null;

  const failedNames = (removed: boolean) => failed.filter((one) => one.removed === removed).map(markOf);
  const unregistered = [...failedNames(false), ...unsent.map(markOf)].join(', ');
  const unclosed = failedNames(true).join(', ');
  const causes = [...new Set(failed.map(({ problem }) => toRegistrationProblem(problem)))];
  const mayRetry = tenant.allowed_actions.includes('setup');
  return (
    <Banner
      action={
        mayRetry &&
        (failed.length > 0 ? (
          <Button busy={busy} onClick={tell} size="s">
            {text('registration.retry')}
          </Button>
        ) : (
          <ButtonLink href={paths.setupSection.href(tenant.id, 'fiscalization')} size="s">
            {text('registration.finish')}
          </ButtonLink>
        ))
      }
      title={text('registration.failed')}
      tone="warning"
    >
      {unregistered !== '' && `${text('registration.premises', { names: unregistered })} `}
      {unclosed !== '' && `${text('registration.unclosed', { names: unclosed })} `}
      {unsent.length > 0 && `${text('registration.unsaved')} `}
      {causes.map((cause) => text(`registration.problem.${cause}`)).join(' ')}
    </Banner>
  );
}
