import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, Dialog } from '@atrium/ui-kit';
import { useId, useState } from 'react';
import { signedInMessages } from '../../signed-in-messages';
import { useSessionEnd } from '../session-end-context';
import { PasswordForm } from './password-form';

/** Asks whose session has ended for the password; to log in as somebody else is to leave, after a confirmation. */
export function SignInAgain({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(signedInMessages);
  const { goOn, giveUp } = useSessionEnd();
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const askToLeave = () => setLeaving(true);
  return (
    <>
      <Dialog
        actions={
          <>
            <Button onClick={askToLeave}>{t('session.other')}</Button>
            <Button busy={busy} form={form} type="submit" variant="primary">
              {t(busy ? 'session.submitting' : 'session.submit')}
            </Button>
          </>
        }
        closeLabel={t('session.other')}
        description={t('session.text', { email: user.email })}
        onClose={askToLeave}
        open
        title={t('session.title')}
      >
        <PasswordForm email={user.email} id={form} onBusyChange={setBusy} onSignedIn={goOn} />
      </Dialog>
      <ConfirmDialog
        cancelLabel={t('session.stay')}
        confirmLabel={t('session.leave')}
        onCancel={() => setLeaving(false)}
        onConfirm={giveUp}
        open={leaving}
        title={t('session.leaveTitle')}
        tone="danger"
      >
        {t('session.leaveText')}
      </ConfirmDialog>
    </>
  );
}
