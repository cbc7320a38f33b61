import { expireDraftsJob } from './drafts/expire-drafts.job';
import { sweepInvitationsJob } from './members/delete-expired-invitations.job';
import { announceNotificationsJob } from './notifications/announce-notifications.job';
import { sweepNotificationsJob } from './notifications/delete-old-notifications.job';
import { provisionJob } from './operations/provision.job';

export const tenantsJobs = [
  announceNotificationsJob,
  expireDraftsJob,
  provisionJob,
  sweepInvitationsJob,
  sweepNotificationsJob,
];
