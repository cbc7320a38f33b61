import { expireDraftsJob } from './drafts/expire-drafts.job';
import { deleteExpiredInvitationsJob } from './members/delete-expired-invitations.job';
import { publishNotificationsJob } from './notifications/publish-notifications.job';
import { deleteOldNotificationsJob } from './notifications/delete-old-notifications.job';
import { provisionJob } from './operations/provision.job';

export const tenantsJobs = [
  publishNotificationsJob,
  expireDraftsJob,
  provisionJob,
  deleteExpiredInvitationsJob,
  deleteOldNotificationsJob,
];
