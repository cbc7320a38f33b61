import { tenantDetailsTexts } from '../details/locales/en';
import { tenantListTexts } from '../list/locales/en';
import { applicationTexts } from '../sections/application/locales/en';
import { registrationTexts } from '../sections/fiscalization/locales/registration/en';
import { sectionFormTexts } from '../sections/form/locales/en';
import { tenantTexts } from '../tenant/locales/en';
import { wizardTexts } from '../wizard/locales/en';

/** The texts that every page needs first: one file, so that moving between pages requests none of them. */
export const firstTexts = {
  tenant: tenantTexts,
  list: tenantListTexts,
  details: tenantDetailsTexts,
  wizard: wizardTexts,
  sectionForm: sectionFormTexts,
  application: applicationTexts,
  registration: registrationTexts,
} as const;
