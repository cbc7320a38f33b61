import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, Stack } from '@atrium/ui-kit';
import { useState } from 'react';
import { settingsMessages } from '../../../settings-messages';
import { CloseAccountDialog } from './close-account-dialog';

export interface CloseAccountProps {
  readonly user: CurrentUser;
}

export function CloseAccount({ user }: CloseAccountProps) {
  const t = useTexts(settingsMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('close.title')}>
      <Stack gap={4}>
        <p className="auth-hint">{t('close.text')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{t('close.open')}</Button>
        </div>
      </Stack>
      {asking && <CloseAccountDialog email={user.email} onClose={() => setAsking(false)} />}
    </Card>
  );
}
