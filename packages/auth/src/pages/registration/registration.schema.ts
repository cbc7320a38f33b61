import { emailTest } from '@atrium/validators/yup';
import { object, string } from 'yup';
import { registrationShape } from '../../components/registration/registration-shape';
import type { NewPasswordRules } from '../../model/new-password';

export function registrationSchema(rules: NewPasswordRules) {
  return object({
    ...registrationShape(rules, ({ full_name, email }) => [full_name, email]),
    email: string().required('validation.required').test(emailTest()),
  });
}
