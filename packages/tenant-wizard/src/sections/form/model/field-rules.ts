import { string } from 'yup';

/** Key of the message of a field that must be filled in. */
export const required = 'validation.required';

/** Key of the message of a choice that must be made. */
export const choose = 'validation.choose';

/** A text of so many characters at most. */
export const text = (maximum: number) => string().trim().max(maximum, `validation.tooLong?maximum=${maximum}`);
