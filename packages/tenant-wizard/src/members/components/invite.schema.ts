import { emailTest } from '@atrium/validators/yup';
import { object, string } from 'yup';
import { tenantRoles } from '../model/tenant-roles';

export const inviteSchema = object({
  email: string().required('validation.required').test(emailTest()),
  role: string().oneOf(tenantRoles).required(),
});
