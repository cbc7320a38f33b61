import { Type } from 'typebox';
import { messageSchema, text, tokenSchema } from '../fields.schema';
import { named } from '../named.schema';

const password = Type.String({ minLength: 1, maxLength: 1024 });

/** Request and response of `requestResetEndpoint`. */
export const requestResetSchema = {
  summary: 'Sends a reset link; the response does not reveal whether the e-mail is known.',
  body: named('RequestPasswordResetInput', { email: text(254) }),
  answers: { 200: messageSchema },
} as const;

/** Request and response of `findResetEndpoint`. */
export const findResetSchema = {
  summary: 'Checks whether a reset link still works; 404 `reset_link_invalid` otherwise.',
  params: Type.Object({ token: tokenSchema }),
  answers: { 200: messageSchema },
} as const;

/** Request and response of `resetPasswordEndpoint`. */
export const resetPasswordSchema = {
  summary: 'Sets a new password with the link, ends every session and does not log in.',
  body: named('ResetPasswordInput', { token: tokenSchema, password, password_confirmation: password }),
  answers: { 200: messageSchema },
  errors: [404],
} as const;
