export interface LoginOptions {
  /** A path of this portal to open after log-in. */
  readonly returnTo?: string | undefined;
  /** The session ended and the user was redirected here. */
  readonly sessionEnded?: boolean | undefined;
  /** The user has just closed their account. */
  readonly accountClosed?: boolean | undefined;
}

export const loginParameters = { returnTo: 'from', sessionEnded: 'ended', accountClosed: 'closed' } as const;

function loginHref({ returnTo, sessionEnded, accountClosed }: LoginOptions = {}): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined && returnTo !== '/') query.set(loginParameters.returnTo, returnTo);
  if (sessionEnded === true) query.set(loginParameters.sessionEnded, '1');
  if (accountClosed === true) query.set(loginParameters.accountClosed, '1');
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}

function fixed(path: string) {
  return { path, href: () => path };
}

/** Every address of this feature: the router's pattern and the link's `href`. */
export const authPaths = {
  login: { path: '/login', href: loginHref },
  forgotPassword: fixed('/login/forgot-password'),
  resetPassword: {
    path: '/login/reset-password',
    href: (token: string) => `/login/reset-password?token=${encodeURIComponent(token)}`,
  },
  registration: fixed('/registration'),
  activate: {
    path: '/registration/activate/:token',
    href: (token: string) => `/registration/activate/${encodeURIComponent(token)}`,
  },
  activationSuccess: fixed('/registration/activation-success'),
  activationError: fixed('/registration/activation-error'),
  registrationSuccess: fixed('/registration/registration-success'),
  settings: fixed('/settings'),
  confirmEmail: {
    path: '/settings/confirm-email/:token',
    href: (token: string) => `/settings/confirm-email/${encodeURIComponent(token)}`,
  },
  invitation: {
    path: '/invitations/:token',
    href: (token: string) => `/invitations/${encodeURIComponent(token)}`,
  },
  profile: fixed('/profile'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
} as const;

/** A company CRM. The specification sets its address; another feature has the page. */
export function tenantHref(id: string): string {
  return `/tenants/details/${encodeURIComponent(id)}`;
}
