import {
  listUserInvitationsEndpoint,
  resendUserInvitationEndpoint,
  restoreUserInvitationEndpoint,
  withdrawUserInvitationEndpoint,
} from '@atrium/api-client/contract';
import { useChange } from '@atrium/api-client/react';

/** Sends a new link, then reloads the list. */
export const useResendInvitation = () => useChange(resendUserInvitationEndpoint, [listUserInvitationsEndpoint]);

/** Ends a link, then reloads the list. */
export const useWithdrawInvitation = () => useChange(withdrawUserInvitationEndpoint, [listUserInvitationsEndpoint]);

/** Undoes a withdrawal, then reloads the list. */
export const useRestoreInvitation = () => useChange(restoreUserInvitationEndpoint, [listUserInvitationsEndpoint]);
