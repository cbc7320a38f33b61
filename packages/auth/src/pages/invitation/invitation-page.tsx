import { useCurrentUser } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Stack, Status } from '@atrium/ui-kit';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useAcceptedInvitation, useInvitation } from '../../api/invitations';
import { StandalonePage } from '../../components/standalone-page';
import { invitationMessages } from '../../invitation-messages';
import { toInvitationRefusal, type InvitationRefusal } from '../../model/invitation-refusal';
import { tenantHref } from '../../paths';
import { InvalidInvitation } from './invalid-invitation';
import { OpenInvitation } from './open-invitation';

export function InvitationPage() {
  const t = useTexts(invitationMessages);
  const common = useCommonTexts();
  const user = useCurrentUser() ?? null;
  const { token = '' } = useParams();
  const accepted = useAcceptedInvitation(token);
  const { data, error, isFetching, refetch } = useInvitation(token);
  const [refused, setRefused] = useState<InvitationRefusal | null>(null);
  const refusal = refused ?? toInvitationRefusal(error);

  if (accepted !== undefined)
    return <Navigate replace to={accepted.tenantId === null ? '/' : tenantHref(accepted.tenantId)} />;
  if (refusal !== undefined) return <InvalidInvitation refusal={refusal} user={user} />;
  if (data !== undefined) return <OpenInvitation invitation={data} onRefused={setRefused} token={token} user={user} />;
  if (error === null) {
    return (
      <StandalonePage title={t('title')}>
        <Status running tone="accent">
          {t('loading')}
        </Status>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title={t('loadFailedTitle')}>
      <Stack gap={6}>
        <p className="auth-outcome">{t('loadFailed')}</p>
        <Button block busy={isFetching} onClick={() => void refetch()} size="l" variant="primary">
          {common('retry')}
        </Button>
      </Stack>
    </StandalonePage>
  );
}
