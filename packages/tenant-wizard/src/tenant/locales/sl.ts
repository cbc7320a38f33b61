import { detailsTexts } from './sl/details';
import { listTexts } from './sl/list';
import { progressTexts } from './sl/progress';
import { registrationTexts } from './sl/registration';
import { secretTexts } from './sl/secret';
import { setupTexts } from './sl/setup';
import { stepTexts } from './sl/steps';
import { wizardTexts } from './sl/wizard';

export const tenantTexts = {
  navigation: 'Licence',
  state: {
    draft: 'Osnutek',
    creating: 'Se ustvarja',
    failed: 'Ni ustvarjen',
    active: 'Aktiven',
    inactive: 'Neaktiven',
    closed: 'Zaprt',
  },
  unnamed: 'CRM podjetja brez imena',
  openCrm: 'Odpri CRM podjetja',
  noRight: 'Za to nimate dovoljenja.',
  list: listTexts,
  wizard: wizardTexts,
  secret: secretTexts,
  step: stepTexts,
  progress: progressTexts,
  details: detailsTexts,
  registration: registrationTexts,
  setup: setupTexts,
} as const;
