import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink } from '@atrium/ui-kit';
import { registrationMessages } from '../messages';
import { toRegistrationProblem } from '../model/registration-problem';
import { unreportedPremises } from '../model/unreported-premises';
import { paths } from '../../../paths';
import { useNotifyAuthority } from './use-notify-authority';

const labelOf = ({ premise_id: mark }: { readonly premise_id: string }) => mark;

/** Lists business premises that the tax authority has not registered, with the cause and Retry. */
export function RegistrationWarning({ tenant }: { tenant: Tenant }) {
  const text = useTexts(registrationMessages);
  const { busy, notifyAuthority } = useNotifyAuthority(tenant.id, {
    done: text('done'),
    failed: text('failed'),
  });
  const failed = tenant.registrations.filter(({ state }) => state === 'failed');
  const unsent = unreportedPremises(tenant);
  if (failed.length + unsent.length === 0) return null;

  const failedNames = (removed: boolean) => failed.filter((one) => one.removed === removed).map(labelOf);
  const unregistered = [...failedNames(false), ...unsent.map(labelOf)].join(', ');
  const unclosed = failedNames(true).join(', ');
  const causes = [...new Set(failed.map(({ problem }) => toRegistrationProblem(problem)))];
  const canRetry = tenant.allowed_actions.includes('setup');
  return (
    <Banner
      action={
        canRetry &&
        (failed.length > 0 ? (
          <Button busy={busy} onClick={notifyAuthority} size="s">
            {text('retry')}
          </Button>
        ) : (
          <ButtonLink href={paths.setupSection.href(tenant.id, 'fiscalization')} size="s">
            {text('finish')}
          </ButtonLink>
        ))
      }
      title={text('failed')}
      tone="warning"
    >
      {unregistered !== '' && `${text('premises', { names: unregistered })} `}
      {unclosed !== '' && `${text('unclosed', { names: unclosed })} `}
      {unsent.length > 0 && `${text('unsaved')} `}
      {causes.map((cause) => text(`problem.${cause}`)).join(' ')}
    </Banner>
  );
}
