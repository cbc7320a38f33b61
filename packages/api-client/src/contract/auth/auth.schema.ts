import { Type } from 'typebox';
import { idParams, languageSchema, messageSchema, text, tokenSchema } from '../fields.schema';
import { currentUserSchema } from './current-user.schema';
import { newPasswordFields, passwordSchema, phoneFields } from './registration.schema';
import { named } from '../named.schema';

/** Request and response of `currentUserEndpoint`. */
export const currentUserCallSchema = {
  summary: 'Returns the logged-in user; 401 without a session.',
  answers: { 200: currentUserSchema },
} as const;

/** Request and response of `loginEndpoint`. */
export const loginSchema = {
  summary: 'Opens a session. Every refusal is the same 422 on `email`.',
  body: named('LoginInput', { email: text(254), password: passwordSchema }),
  answers: { 200: currentUserSchema },
} as const;

/** Request and response of `logoutEndpoint`. */
export const logoutSchema = { summary: 'Ends the session, if there is one.', answers: { 204: Type.Null() } } as const;

/** Request and response of `signupEndpoint`. */
export const signupSchema = {
  summary: 'Registers an account and sends the activation e-mail. A known e-mail gets the same answer.',
  body: named('SignupInput', {
    full_name: text(120),
    email: text(254),
    ...phoneFields,
    ...newPasswordFields,
    terms: Type.Boolean(),
    /** The token of the one-time link that the service prints at startup while there is no Administrator. */
    administrator_token: Type.Optional(tokenSchema),
  }),
  answers: {
    201: named('SignupResult', {
      message: Type.String(),
      /** The first Administrator is active at once. Everyone else receives an activation e-mail. */
      state: Type.Union([Type.Literal('activation_sent'), Type.Literal('activated')]),
    }),
  },
} as const;

/** Request and response of `activateEndpoint`. */
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

/** Request and response of `resendActivationEndpoint`. */
export const resendActivationSchema = {
  summary: 'Sends a new activation e-mail for an expired link; 409 `already_active` for an active account.',
  body: named('ResendActivationInput', { token: tokenSchema }),
  answers: { 200: messageSchema },
  errors: [404, 409],
} as const;

/** Request and response of `updateUserEndpoint`. */
export const updateUserSchema = {
  summary:
    'Changes the caller’s account; Administrators may change others. A new e-mail is confirmed with a link sent to it.',
  params: idParams,
  body: named('UpdateUserInput', {
    full_name: Type.Optional(text(120)),
    language: Type.Optional(languageSchema),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    visited_modules: Type.Optional(Type.Array(Type.Literal('registration'), { maxItems: 1 })),
    /**
     * The e-mail of the caller's account. It changes after the new address is confirmed; until then it is
     * `pending_email`.
     */
    email: Type.Optional(text(254)),
    /** Required to change the e-mail. */
    current_password: Type.Optional(passwordSchema),
  }),
  answers: { 200: currentUserSchema },
} as const;

/** Request and response of `confirmEmailEndpoint`. */
export const confirmEmailSchema = {
  summary: 'Changes an account’s e-mail by the link sent to the new address; 404 `email_link_invalid` otherwise.',
  body: named('ConfirmEmailInput', { token: tokenSchema }),
  answers: { 200: named('ConfirmedEmail', { message: Type.String(), email: Type.String() }) },
  errors: [404, 409],
} as const;

/** Request and response of `closeAccountEndpoint`. */
export const closeAccountSchema = {
  summary:
    'Closes the caller’s account permanently; 409 `owns_tenants` with `tenants` that have no other owner, 409 `last_administrator`.',
  body: named('CloseAccountInput', { current_password: passwordSchema }),
  answers: { 204: Type.Null() },
  errors: [409],
} as const;

/** Request and response of `changePasswordEndpoint`. */
export const changePasswordSchema = {
  summary: 'Sets a new password, ends the other sessions and sends a notice.',
  body: named('ChangePasswordInput', { current_password: passwordSchema, ...newPasswordFields }),
  answers: { 200: messageSchema },
} as const;
