import { Type } from 'typebox';
import { text } from '../fields.schema';

/** A password as it is typed; what it must be like is the rule's business. */
export const passwordSchema = Type.String({ minLength: 1, maxLength: 1024 });

/** A new password and the same again. */
export const newPasswordFields = { password: passwordSchema, password_confirmation: passwordSchema };

/** The phone of a registration. */
export const phoneFields = {
  /** ISO 3166 alpha-2; the dialling code is derived from it. */
  country_code: text(2),
  phone: text(32),
};
