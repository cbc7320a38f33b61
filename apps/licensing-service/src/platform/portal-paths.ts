/** Portal paths used in e-mails and at startup, relative to PUBLIC_URL. */
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
  /** The company's country and VAT number. */
  companyVat: (tenantId: string) => `/tenants/details/${tenantId}/setup/application#address.vat_number`,
  fiscalization: (tenantId: string) => `/tenants/details/${tenantId}/setup/fiscalization`,
  /** Return page of a payment after 3-D Secure. */
  payment: (tenantId: string, kind: 'creation' | 'change' | 'renewal' | 'correction', paymentId: string) =>
    kind === 'creation'
      ? `/tenants/new/${tenantId}/payment?payment=${paymentId}`
      : `/tenants/details/${tenantId}/plan?payment=${paymentId}`,
  /** Return page of saving a card after 3-D Secure. */
  cardSetUp: (tenantId: string, methodId: string) => `/tenants/details/${tenantId}/billing?card=${methodId}`,
  billing: (tenantId: string) => `/tenants/details/${tenantId}/billing`,
  subscription: (tenantId: string) => `/tenants/details/${tenantId}#subscription`,
} as const;
