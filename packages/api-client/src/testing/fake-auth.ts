import {
  activateEndpoint,
  changePasswordEndpoint,
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  resendActivationEndpoint,
  signupEndpoint,
  updateUserEndpoint,
} from '../contract';
import {
  activateSchema,
  changePasswordSchema,
  currentUserCallSchema,
  loginSchema,
  logoutSchema,
  resendActivationSchema,
  signupSchema,
  updateUserSchema,
} from '../contract/schemas';
import { accountOf, addAccount, findAccount, refuseWeakPassword } from './fake-accounts';
import { keepMail } from './fake-mail';
import { FakeProblem, notFound, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';

const wrongCredentials = 'These credentials do not match our records.';

export const fakeAuthRoutes: readonly FakeRoute[] = [
  fakeRoute(currentUserEndpoint, currentUserCallSchema, ({ user }) => user()),

  fakeRoute(loginEndpoint, loginSchema, ({ state, body }) => {
    const account = findAccount(state, body.email);
    const fits = account?.active === true && account.password === body.password;
    if (!fits) throw new FakeProblem(422, 'invalid', wrongCredentials, { errors: { email: [wrongCredentials] } });
    state.sessionUserId = account.user.id;
    return account.user;
  }),

  fakeRoute(logoutEndpoint, logoutSchema, ({ state }) => {
    state.sessionUserId = null;
    return null;
  }),

  fakeRoute(signupEndpoint, signupSchema, ({ state, body }) => {
    refuseInvalid({ terms: !body.terms && 'Accept the terms to continue.' });
    refuseWeakPassword(body);
    if (findAccount(state, body.email) === undefined) {
      const account = addAccount(
        state,
        { full_name: body.full_name, email: body.email, position_title: null },
        body.password,
        false,
      );
      keepMail(state, body.email, 'Activate your account', `/registration/activate/${account.activationToken}`);
    }
    return { message: 'Check your e-mail.', state: 'activation_sent' as const };
  }),

  fakeRoute(activateEndpoint, activateSchema, ({ state, params }) => {
    const account = state.accounts.find(({ activationToken }) => activationToken === params.token);
    if (params.token.startsWith('expired')) throw new FakeProblem(410, 'activation_expired', 'This link has expired.');
    if (account === undefined) throw new FakeProblem(404, 'activation_invalid', 'This activation token is invalid.');
    const activation = account.active ? ('already_active' as const) : ('activated' as const);
    account.active = true;
    return { message: 'Your account is active.', state: activation };
  }),

  fakeRoute(resendActivationEndpoint, resendActivationSchema, () => ({ message: 'Check your e-mail.' })),

  fakeRoute(updateUserEndpoint, updateUserSchema, ({ state, params, body, user }) => {
    if (params.id !== user().id) throw notFound();
    return Object.assign(accountOf(state, params.id).user, body);
  }),

  fakeRoute(changePasswordEndpoint, changePasswordSchema, ({ state, body, user }) => {
    const account = accountOf(state, user().id);
    refuseInvalid({
      current_password: account.password !== body.current_password && 'The current password is incorrect.',
    });
    refuseWeakPassword(body);
    account.password = body.password;
    return { message: 'Successfully saved' };
  }),
];
