import { string } from 'yup';

/** Message key of a missing value. */
export const required = 'validation.required';

/** Message key of a missing choice. */
export const choose = 'validation.choose';

/** A string with a maximum length. */
export const text = (maximum: number) => string().trim().max(maximum, `validation.tooLong?maximum=${maximum}`);
