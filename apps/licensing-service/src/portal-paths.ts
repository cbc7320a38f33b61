/** Pages of the portal that e-mails and the start lead to, below PUBLIC_URL. */
export const portalPaths = {
  login: '/login',
  registration: '/registration',
  forgotPassword: '/login/forgot-password',
  resetPassword: (token: string) => `/login/reset-password?token=${token}`,
  activate: (token: string) => `/registration/activate/${token}`,
  confirmEmail: (token: string) => `/settings/confirm-email/${token}`,
  invitation: (token: string) => `/invitations/${token}`,
  administratorRegistration: (token: string) => `/registration?administrator=${token}`,
  tenant: (tenantId: string) => `/tenants/details/${tenantId}`,
  fiscalization: (tenantId: string) => `/tenants/details/${tenantId}/setup/fiscalization`,
  subscription: (tenantId: string) => `/tenants/details/${tenantId}#subscription`,
} as const;
