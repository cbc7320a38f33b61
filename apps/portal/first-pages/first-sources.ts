import type { PageLanguage } from './render.ts';

/** Source patterns of the entry modules that the build looks up. */
export const firstSources = {
  login: /portal\/src\/visitor\/login\/main\.tsx$/,
  loginForm: /portal\/src\/visitor\/login\/login-part\.tsx$/,
  loginSchema: /auth\/dist\/login\.schema-\w+\.js$/,
  registration: /portal\/src\/visitor\/registration\/main\.tsx$/,
  registrationHelp: /auth\/dist\/registration-help-\w+\.js$/,
  registrationForm: /portal\/src\/visitor\/registration\/registration-part\.tsx$/,
  registrationSchema: /auth\/dist\/registration\.schema-\w+\.js$/,
  forgotPassword: /portal\/src\/visitor\/forgot-password\/main\.tsx$/,
  forgotPasswordForm: /portal\/src\/visitor\/forgot-password\/forgot-password-part\.tsx$/,
  forgotPasswordSchema: /auth\/dist\/forgot-password\.schema-\w+\.js$/,
  portalMain: /portal\/src\/main\.tsx$/,
  portal: /portal\/src\/mount-portal\.tsx$/,
  portalLayout: /portal\/src\/shell\/portal-layout\.tsx$/,
  tenantDetails: /tenant-wizard\/dist\/tenant-details-page-\w+\.js$/,
  setupStatus: /tenant-wizard\/dist\/setup-status-\w+\.js$/,
  newTenant: /tenant-wizard\/dist\/new-tenant-page-\w+\.js$/,
  wizard: /tenant-wizard\/dist\/wizard-page-\w+\.js$/,
  section: (slug: string) => new RegExp(`tenant-wizard/dist/${slug}-step-\\w+\\.js$`),
  tenantList: /tenant-wizard\/dist\/tenant-list-page-\w+\.js$/,
  commonTexts: (language: PageLanguage) => new RegExp(`i18n/dist/texts/${language}\\.js$`),
  authTexts: (language: PageLanguage) => new RegExp(`auth/dist/locales/${language}\\.js$`),
  portalTexts: (language: PageLanguage) => new RegExp(`portal/src/locales/${language}\\.ts$`),
  signedInTexts: (language: PageLanguage) => new RegExp(`portal/src/locales/signed-in/${language}\\.ts$`),
  tenantTexts: (language: PageLanguage) => new RegExp(`tenant-wizard/dist/locales/${language}\\.js$`),
};
