import { emailTest } from '@atrium/validators/yup';
import { object, string } from 'yup';

export const loginSchema = object({
  email: string().required('validation.required').test(emailTest()),
  password: string().required('validation.required'),
});
