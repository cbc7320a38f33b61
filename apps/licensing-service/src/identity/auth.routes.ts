import {
  activateEndpoint,
  changePasswordEndpoint,
  closeAccountEndpoint,
  confirmEmailEndpoint,
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  resendActivationEndpoint,
  signupEndpoint,
  updateUserEndpoint,
} from '@atrium/api-client/contract';
import {
  activateSchema,
  changePasswordSchema,
  closeAccountSchema,
  confirmEmailSchema,
  currentUserCallSchema,
  loginSchema,
  logoutSchema,
  resendActivationSchema,
  signupSchema,
  updateUserSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, publishAccountChange, recordPublisher, replaceSession, route, textOf } from '../platform';
import type { IdentityDependencies } from './dependencies';
import { activate, resendActivation } from './accounts/activation.service';
import { changePassword } from './accounts/change-password.service';
import { closeAccount } from './accounts/close-account.service';
import { readCurrentUser } from './accounts/current-user';
import { confirmEmail } from './accounts/email-change.service';
import { logIn, logOut } from './accounts/login.service';
import { newPasswordProblems } from './accounts/password-rule';
import { registrationProblems } from './accounts/registration-rules';
import { signUp } from './accounts/signup.service';
import { accountProblems, changeAccount } from './accounts/update-account.service';

export function authRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  const { settings, realtime } = dependencies;
  const publish = recordPublisher(dependencies, 'users');

  route(app, currentUserEndpoint, currentUserCallSchema, async ({ user }) => readCurrentUser(dependencies, user.id));

  route(app, loginEndpoint, loginSchema, async ({ body, caller, reply }) => {
    const { userId, token } = await logIn(dependencies, body, caller);
    replaceSession(reply, dependencies, caller.sessionId, token);
    return readCurrentUser(dependencies, userId);
  });

  route(app, logoutEndpoint, logoutSchema, async ({ caller, reply }) => {
    await logOut(dependencies, caller);
    if (caller.sessionId !== null) realtime.endSession(caller.sessionId);
    clearSessionCookie(reply, settings);
    return null;
  });

  route(
    app,
    signupEndpoint,
    signupSchema,
    async ({ body, caller }) => {
      const state = await publish.changed('', signUp(dependencies, body, caller));
      const key = state === 'activated' ? 'messages.administrator_registered' : 'messages.registered';
      return { state, message: textOf(caller.language, key) };
    },
    (body) => registrationProblems(body, settings),
  );

  route(app, activateEndpoint, activateSchema, async ({ params, caller }) => {
    const state = await publish.changed('', activate(dependencies, params.token, caller));
    return { state, message: textOf(caller.language, `messages.${state}`) };
  });

  route(app, resendActivationEndpoint, resendActivationSchema, async ({ body, caller }) => {
    await resendActivation(dependencies, body.token, caller);
    return { message: textOf(caller.language, 'messages.activation_resent') };
  });

  route(
    app,
    updateUserEndpoint,
    updateUserSchema,
    async ({ params, body, user, caller }) => {
      await changeAccount(dependencies, user, params.id, body, caller);
      await publishAccountChange(dependencies, params.id);
      return readCurrentUser(dependencies, params.id);
    },
    accountProblems,
  );

  route(
    app,
    changePasswordEndpoint,
    changePasswordSchema,
    async ({ body, user, caller, reply }) => {
      replaceSession(reply, dependencies, caller.sessionId, await changePassword(dependencies, user, body, caller));
      return { message: textOf(caller.language, 'messages.saved') };
    },
    (body, { user }) => newPasswordProblems(body, [user?.fullName, user?.email], settings),
  );

  route(app, confirmEmailEndpoint, confirmEmailSchema, async ({ body, caller }) => {
    const email = await publish.changed('', confirmEmail(dependencies, body.token, caller));
    return { email, message: textOf(caller.language, 'messages.email_changed') };
  });

  route(app, closeAccountEndpoint, closeAccountSchema, async ({ body, user, caller, reply }) => {
    await publish.changed(user.id, closeAccount(dependencies, user, body.current_password, caller));
    clearSessionCookie(reply, settings);
    return null;
  });
}
