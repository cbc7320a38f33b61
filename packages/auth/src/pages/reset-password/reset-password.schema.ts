import { object } from 'yup';
import { newPasswordShape } from '../../components/new-password.schema';
import type { NewPasswordRules } from '../../model/new-password';

export function resetPasswordSchema(rules: NewPasswordRules) {
  return object(newPasswordShape(rules));
}
