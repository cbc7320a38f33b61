import type { PageLanguage } from './render.ts';

/** Where the parts that are shown first begin, as the build knows their files. */
export const firstSources = {
  visitor: /portal\/src\/visitor\/main\.tsx$/,
  visitorForm: /portal\/src\/visitor\/visitor-form\.tsx$/,
  loginSchema: /auth\/dist\/login\.schema-\w+\.js$/,
  registration: /auth\/dist\/registration-page-\w+\.js$/,
  portal: /portal\/src\/main\.tsx$/,
  portalLayout: /portal\/src\/shell\/portal-layout\.tsx$/,
  tenantDetails: /tenant-wizard\/dist\/tenant-details-page-\w+\.js$/,
  tenantList: /tenant-wizard\/dist\/tenant-list-page-\w+\.js$/,
  commonTexts: (language: PageLanguage) => new RegExp(`i18n/dist/texts/${language}\\.js$`),
  authTexts: (language: PageLanguage) => new RegExp(`auth/dist/locales/${language}\\.js$`),
  portalTexts: (language: PageLanguage) => new RegExp(`portal/src/locales/${language}\\.ts$`),
  signedInTexts: (language: PageLanguage) => new RegExp(`portal/src/locales/signed-in/${language}\\.ts$`),
  tenantTexts: (language: PageLanguage) => new RegExp(`tenant-wizard/dist/locales/${language}\\.js$`),
};
