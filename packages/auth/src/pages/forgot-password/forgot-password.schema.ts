import { emailTest } from '@atrium/validators/yup';
import { object, string } from 'yup';

export const forgotPasswordSchema = object({
  email: string().required('validation.required').test(emailTest()),
});
