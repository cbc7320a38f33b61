import { findResetEndpoint, requestResetEndpoint, resetPasswordEndpoint } from '@atrium/api-client/contract';
import { findResetSchema, requestResetSchema, resetPasswordSchema } from '@atrium/api-client/contract/schemas';
import { checkEmail } from '@atrium/validators';
import type { FastifyInstance } from 'fastify';
import { InvalidInput, route, textOf } from '../platform';
import type { IdentityDependencies } from './dependencies';
import { newPasswordProblems } from './accounts/password-rule';
import { accountOfResetLink, requestPasswordReset, resetPassword } from './accounts/password-reset.service';

export function forgotPasswordRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  route(app, requestResetEndpoint, requestResetSchema, async ({ body, caller }) => {
    const email = checkEmail(body.email);
    if (!email.valid) throw new InvalidInput({ email: ['email_invalid'] });
    await requestPasswordReset(dependencies, email.normalized, caller);
    return { message: textOf(caller.language, 'messages.reset_sent') };
  });

  route(app, findResetEndpoint, findResetSchema, async ({ params, caller }) => {
    await accountOfResetLink(dependencies, params.token);
    return { message: textOf(caller.language, 'messages.reset_link_works') };
  });

  route(
    app,
    resetPasswordEndpoint,
    resetPasswordSchema,
    async ({ body, caller }) => {
      await resetPassword(dependencies, body, caller);
      return { message: textOf(caller.language, 'messages.password_reset') };
    },
    (body) => newPasswordProblems(body, [], dependencies.settings),
  );
}
