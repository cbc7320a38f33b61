import type { CurrentUser, OpenedInvitation } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { Outcome } from '../../components/outcome';
import { StandalonePage } from '../../components/standalone-page';
import { invitationMessages } from '../../invitation-messages';
import type { InvitationRefusal } from '../../model/invitation-refusal';
import { authPaths } from '../../paths';
import { AcceptInvitation } from './accept-invitation';
import { InvitedForm } from './invited-form';
import { OtherAccount } from './other-account';
import { useInvitationOffer } from './use-invitation-offer';

export interface OpenInvitationProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly user: CurrentUser | null;
  /** The invitation stopped working after the page was opened. */
  readonly onRefused: (refusal: InvitationRefusal) => void;
}

/** A valid invitation: the next step depends on who is signed in and whether the invited person has an account. */
export function OpenInvitation({ token, invitation, user, onRefused }: OpenInvitationProps) {
  const t = useTexts(invitationMessages);
  const { email } = invitation;
  const { heading, lead } = useInvitationOffer(invitation);
  const [hasAccount, setHasAccount] = useState(invitation.has_account);
  const isInvited = user?.email.toLowerCase() === email.toLowerCase();
  if (user !== null && !isInvited) return <OtherAccount invited={email} user={user} />;
  return (
    <StandalonePage lead={lead} title={heading} width={user === null && !hasAccount ? 'wide' : 'narrow'}>
      {user !== null && <AcceptInvitation onRefused={onRefused} token={token} user={user} />}
      {user === null && hasAccount && (
        <Outcome
          action={{ href: authPaths.login.href({ returnTo: authPaths.invitation.href(token) }), label: t('login') }}
        >
          <p>
            <RichText
              elements={{ strong: <strong /> }}
              messages={invitationMessages}
              text="loginText"
              values={{ email }}
            />
          </p>
        </Outcome>
      )}
      {user === null && !hasAccount && (
        <InvitedForm email={email} onHasAccount={() => setHasAccount(true)} onRefused={onRefused} token={token} />
      )}
    </StandalonePage>
  );
}
