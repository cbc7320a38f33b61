import { Navigate, type RouteObject } from 'react-router';
import { authPaths } from './paths';

/** Route data that the shell reads: the text key of the document title, and who may open the page. */
export interface RouteHandle {
  readonly titleKey: string;
  readonly access: 'visitor' | 'user' | 'any';
}

function handle(titleKey: string, access: RouteHandle['access']): RouteHandle {
  return { titleKey, access };
}

export const authRoutes: RouteObject[] = [
  {
    path: authPaths.login.path,
    handle: handle('auth:login.title', 'visitor'),
    lazy: async () => ({ Component: (await import('./pages/login/login-page')).LoginPage }),
  },
  {
    path: authPaths.forgotPassword.path,
    handle: handle('auth:forgot.title', 'visitor'),
    lazy: async () => ({
      Component: (await import('./pages/forgot-password/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: authPaths.resetPassword.path,
    handle: handle('auth:reset.title', 'visitor'),
    lazy: async () => ({ Component: (await import('./pages/reset-password/reset-password-page')).ResetPasswordPage }),
  },
  {
    path: authPaths.registration.path,
    handle: handle('auth:registration.title', 'visitor'),
    lazy: async () => ({ Component: (await import('./pages/registration/registration-page')).RegistrationPage }),
  },
  {
    path: authPaths.activate.path,
    handle: handle('auth:activation.title', 'visitor'),
    lazy: async () => ({ Component: (await import('./pages/activate/activate-page')).ActivatePage }),
  },
  {
    path: authPaths.activationSuccess.path,
    handle: handle('auth:activated.title', 'visitor'),
    lazy: async () => ({
      Component: (await import('./pages/activation-success/activation-success-page')).ActivationSuccessPage,
    }),
  },
  {
    path: authPaths.activationError.path,
    handle: handle('auth:activationError.title', 'visitor'),
    lazy: async () => ({
      Component: (await import('./pages/activation-error/activation-error-page')).ActivationErrorPage,
    }),
  },
  {
    path: authPaths.registrationSuccess.path,
    handle: handle('auth:registered.title', 'visitor'),
    lazy: async () => ({
      Component: (await import('./pages/registration-success/registration-success-page')).RegistrationSuccessPage,
    }),
  },
  {
    path: authPaths.settings.path,
    handle: handle('settings:title', 'user'),
    lazy: async () => ({ Component: (await import('./pages/settings/settings-page')).SettingsPage }),
  },
  {
    path: authPaths.confirmEmail.path,
    handle: handle('settings:confirmEmail.title', 'any'),
    lazy: async () => ({ Component: (await import('./pages/confirm-email/confirm-email-page')).ConfirmEmailPage }),
  },
  {
    path: authPaths.profile.path,
    handle: handle('settings:title', 'user'),
    element: <Navigate replace to={authPaths.settings.href()} />,
  },
  {
    path: authPaths.invitation.path,
    handle: handle('invitation:title', 'any'),
    lazy: async () => ({ Component: (await import('./pages/invitation/invitation-page')).InvitationPage }),
  },
  {
    path: authPaths.terms.path,
    handle: handle('auth:terms', 'any'),
    lazy: async () => ({ Component: (await import('./pages/legal/terms-page')).TermsPage }),
  },
  {
    path: authPaths.privacy.path,
    handle: handle('auth:privacy', 'any'),
    lazy: async () => ({ Component: (await import('./pages/legal/privacy-page')).PrivacyPage }),
  },
];
