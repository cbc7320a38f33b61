import type { CurrentUser } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, ConfirmDialog, FormDialog, PasswordField } from '@atrium/ui-kit';
import { useState } from 'react';
import { signedInMessages } from '../../signed-in-messages';
import { useSessionEnd } from '../session-end-context';
import { useSignInAgain } from './use-sign-in-again';

/**
 * Asks for the password after the session has expired. Logging in with another account leaves the page after a
 * confirmation.
 */
export function SignInAgain({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(signedInMessages);
  const common = useCommonTexts();
  const { resume, switchAccount } = useSessionEnd();
  const [leaving, setLeaving] = useState(false);
  const { busy, failure, field, onSubmit } = useSignInAgain(user.email, resume);
  const askToLeave = () => setLeaving(true);
  return (
    <>
      <FormDialog
        busy={busy}
        cancelLabel={t('session.other')}
        closeLabel={t('session.other')}
        description={t('session.text', { email: user.email })}
        form={{ onSubmit }}
        onClose={askToLeave}
        open
        submitLabel={t(busy ? 'session.submitting' : 'session.submit')}
        title={t('session.title')}
      >
        {failure !== null && (
          <Banner role="alert" title={t('session.failed')} tone="danger">
            {failure}
          </Banner>
        )}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={user.email} />
        <PasswordField
          {...field}
          autoComplete="current-password"
          hideLabel={common('hidePassword')}
          id="session-password"
          label={t('session.password')}
          name="password"
          required
          showLabel={common('showPassword')}
        />
      </FormDialog>
      <ConfirmDialog
        cancelLabel={t('session.stay')}
        confirmLabel={t('session.leave')}
        onCancel={() => setLeaving(false)}
        onConfirm={switchAccount}
        open={leaving}
        title={t('session.leaveTitle')}
        tone="danger"
      >
        {t('session.leaveText')}
      </ConfirmDialog>
    </>
  );
}
