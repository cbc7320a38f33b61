import { object, string } from 'yup';
import { newPasswordShape } from '../../components/new-password.schema';
import type { NewPasswordRules } from '../../model/new-password';

export function changePasswordSchema(rules: NewPasswordRules) {
  return object({ current_password: string().required('validation.required'), ...newPasswordShape(rules) });
}
