import { detailsTexts } from './en/details';
import { listTexts } from './en/list';
import { progressTexts } from './en/progress';
import { registrationTexts } from './en/registration';
import { secretTexts } from './en/secret';
import { setupTexts } from './en/setup';
import { stepTexts } from './en/steps';
import { wizardTexts } from './en/wizard';

export const tenantTexts = {
  navigation: 'Licenses',
  state: {
    draft: 'Draft',
    creating: 'Creating',
    failed: 'Not created',
    active: 'Active',
    inactive: 'Inactive',
    closed: 'Closed',
  },
  unnamed: 'Unnamed company CRM',
  openCrm: 'Open company CRM',
  noRight: 'You do not have permission for this.',
  list: listTexts,
  wizard: wizardTexts,
  secret: secretTexts,
  step: stepTexts,
  progress: progressTexts,
  details: detailsTexts,
  registration: registrationTexts,
  setup: setupTexts,
} as const;
