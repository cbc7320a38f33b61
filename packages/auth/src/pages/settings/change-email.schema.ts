import { emailTest } from '@atrium/validators/yup';
import { object, string } from 'yup';

export const changeEmailSchema = object({
  email: string().required('validation.required').test(emailTest()),
  current_password: string().required('validation.required'),
});
