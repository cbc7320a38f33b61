import '@atrium/ui-kit/registration.css';
import '@atrium/auth/visitor-pages.css';
import { openVisitorPage } from '../open-visitor-page';
import { askConfig } from '../visitor-config';
import { visitorRegistration } from './visitor-registration';

askConfig();
void openVisitorPage(visitorRegistration);
