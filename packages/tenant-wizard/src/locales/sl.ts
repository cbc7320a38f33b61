import { tenantDetailsTexts } from '../details/locales/sl';
import { tenantListTexts } from '../list/locales/sl';
import { applicationTexts } from '../sections/application/locales/sl';
import { registrationTexts } from '../sections/fiscalization/locales/registration/sl';
import { sectionFormTexts } from '../sections/form/locales/sl';
import { tenantTexts } from '../tenant/locales/sl';
import { wizardTexts } from '../wizard/locales/sl';

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
