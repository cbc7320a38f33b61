import type { CurrentUser } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { Banner, Button, Stack, TextField } from '@atrium/ui-kit';
import { useState } from 'react';
import { authMessages } from '../../messages';
import { settingsMessages } from '../../settings-messages';
import { ChangeEmailDialog } from './change-email-dialog';

export interface EmailRowProps {
  readonly user: CurrentUser;
}

/** The e-mail of the account, a button that changes it, and the address awaiting confirmation. */
export function EmailRow({ user }: EmailRowProps) {
  const t = useTexts(settingsMessages);
  const auth = useTexts(authMessages);
  const [changing, setChanging] = useState(false);
  const pending = user.pending_email ?? null;
  return (
    <Stack gap={3}>
      <TextField
        autoComplete="email"
        hint={t('account.emailHint')}
        label={auth('fields.email')}
        labelEnd={
          <Button onClick={() => setChanging(true)} variant="link">
            {t('account.changeEmail')}
          </Button>
        }
        name="email"
        readOnly
        type="email"
        value={user.email}
      />
      {pending !== null && (
        <Banner role="status" tone="info">
          <RichText
            elements={{ strong: <strong /> }}
            messages={settingsMessages}
            text="account.pending"
            values={{ email: pending }}
          />
        </Banner>
      )}
      {changing && <ChangeEmailDialog onClose={() => setChanging(false)} user={user} />}
    </Stack>
  );
}
