import { Type } from 'typebox';
import { idParams, languageSchema, messageSchema, text, tokenSchema } from '../fields.schema';
import { currentUserSchema } from './current-user.schema';
import { newPasswordFields, passwordSchema, phoneFields } from './registration.schema';
import { named } from '../named.schema';

/** What `currentUserCallEndpoint` takes and answers. */
export const currentUserCallSchema = {
  summary: 'Returns the logged-in user; 401 without a session.',
  answers: { 200: currentUserSchema },
} as const;

/** What `loginEndpoint` takes and answers. */
export const loginSchema = {
  summary: 'Opens a session. Every refusal is the same 422 on `email`.',
  body: named('LoginInput', { email: text(254), password: passwordSchema }),
  answers: { 200: currentUserSchema },
} as const;

/** What `logoutEndpoint` takes and answers. */
export const logoutSchema = { summary: 'Ends the session, if there is one.', answers: { 204: Type.Null() } } as const;

/** What `signupEndpoint` takes and answers. */
export const signupSchema = {
  summary: 'Registers an account and sends the activation e-mail. A known e-mail gets the same answer.',
  body: named('SignupInput', {
    full_name: text(120),
    email: text(254),
    ...phoneFields,
    ...newPasswordFields,
    terms: Type.Boolean(),
    /** From the one-time link that a start prints while there is no Administrator. */
    administrator_token: Type.Optional(tokenSchema),
  }),
  answers: {
    201: named('SignupResult', {
      message: Type.String(),
      /** The first Administrator is active at once; everybody else gets an e-mail. */
      state: Type.Union([Type.Literal('activation_sent'), Type.Literal('activated')]),
    }),
  },
} as const;

/** What `activateEndpoint` takes and answers. */
export const activateSchema = {
  summary: 'Activates an account. 410 `activation_expired` offers to send again; 404 for an unknown link.',
  params: Type.Object({ token: tokenSchema }),
  answers: {
    200: named('ActivationResult', {
      message: Type.String(),
      state: Type.Union([Type.Literal('activated'), Type.Literal('already_active')]),
    }),
  },
  errors: [410],
} as const;

/** What `resendActivationEndpoint` takes and answers. */
export const resendActivationSchema = {
  summary: 'Sends a new activation e-mail for an expired link; 409 `already_active` for an active account.',
  body: named('ResendActivationInput', { token: tokenSchema }),
  answers: { 200: messageSchema },
  errors: [404, 409],
} as const;

/** What `updateUserEndpoint` takes and answers. */
export const updateUserSchema = {
  summary:
    'Changes the caller’s account; Administrators may change others. A new e-mail is confirmed with a link sent to it.',
  params: idParams,
  body: named('UpdateUserInput', {
    full_name: Type.Optional(text(120)),
    language: Type.Optional(languageSchema),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    visited_modules: Type.Optional(Type.Array(Type.Literal('registration'), { maxItems: 1 })),
    /** Of the own account; it changes once the new address is confirmed, and `pending_email` tells of it until then. */
    email: Type.Optional(text(254)),
    /** Needed for another e-mail. */
    current_password: Type.Optional(passwordSchema),
  }),
  answers: { 200: currentUserSchema },
} as const;

/** What `confirmEmailEndpoint` takes and answers. */
export const confirmEmailSchema = {
  summary: 'Changes an account’s e-mail by the link sent to the new address; 404 `email_link_invalid` otherwise.',
  body: named('ConfirmEmailInput', { token: tokenSchema }),
  answers: { 200: named('ConfirmedEmail', { message: Type.String(), email: Type.String() }) },
  errors: [404, 409],
} as const;

/** What `closeAccountEndpoint` takes and answers. */
export const closeAccountSchema = {
  summary:
    'Closes the caller’s account permanently; 409 `owns_tenants` with `tenants` that have no other owner, 409 `last_administrator`.',
  body: named('CloseAccountInput', { current_password: passwordSchema }),
  answers: { 204: Type.Null() },
  errors: [409],
} as const;

/** What `changePasswordEndpoint` takes and answers. */
export const changePasswordSchema = {
  summary: 'Sets a new password, ends the other sessions and sends a notice.',
  body: named('ChangePasswordInput', { current_password: passwordSchema, ...newPasswordFields }),
  answers: { 200: messageSchema },
} as const;
