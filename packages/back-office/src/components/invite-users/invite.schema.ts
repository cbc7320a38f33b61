import type { InvitableRole } from '@atrium/api-client/contract';
import { isEmail } from '@atrium/validators';
import { array, object, string } from 'yup';

const mostPeople = 20;
const longestMessage = 1000;

/** The rules of an invitation: 1 to 20 e-mails, and at least one role, each of which the user may give. */
export const inviteSchema = (roles: readonly InvitableRole[]) =>
  object({
    emails: array()
      .of(string().test('email', 'emailInvalid', (email = '') => isEmail(email)))
      .min(1, 'emailsRequired')
      .max(mostPeople, 'emailsTooMany'),
    role_ids: array()
      .of(string().test('grantable', 'roleRefused', (id) => roles.some((role) => role.id === id && role.grantable)))
      .min(1, 'rolesRequired'),
    message: string().max(longestMessage, 'messageTooLong'),
  });
