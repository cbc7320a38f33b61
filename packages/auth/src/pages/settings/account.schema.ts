import { fullNameTest } from '@atrium/validators/yup';
import { object, string } from 'yup';

export const accountSchema = object({
  full_name: string().required('validation.required').test(fullNameTest()),
});
