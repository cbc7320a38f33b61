import { Type } from 'typebox';
import { messageSchema, text, tokenSchema } from '../fields.schema';

const password = Type.String({ minLength: 1, maxLength: 1024 });

/** What `requestResetEndpoint` takes and answers. */
export const requestResetSchema = {
  body: Type.Object({ email: text(254) }),
  answers: { 200: messageSchema },
} as const;

/** What `findResetEndpoint` takes and answers. */
export const findResetSchema = {
  params: Type.Object({ token: tokenSchema }),
  answers: { 200: messageSchema },
} as const;

/** What `resetPasswordEndpoint` takes and answers. */
export const resetPasswordSchema = {
  body: Type.Object({ token: tokenSchema, password, password_confirmation: password }),
  answers: { 200: messageSchema },
  errors: [404],
} as const;
