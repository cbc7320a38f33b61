import { Type } from 'typebox';
import { text } from '../fields.schema';

/** A password as typed. The password rule checks it, not the schema. */
export const passwordSchema = Type.String({ minLength: 1, maxLength: 1024 });

/** A new password and its confirmation. */
export const newPasswordFields = { password: passwordSchema, password_confirmation: passwordSchema };

/** Phone fields of a registration. */
export const phoneFields = {
  /** ISO 3166 alpha-2; the calling code is derived from it. */
  country_code: text(2),
  phone: text(32),
};
