import { object, string } from 'yup';

/** The option that replaces a deleted one. */
export const replacementSchema = object({ replacement_id: string().required('validation.choose') });
