import '@atrium/ui-kit/registration.css';
import '@atrium/auth/visitor-pages.css';
import { openVisitorPage } from '../open-visitor-page';
import { fetchConfig } from '../visitor-config';
import { visitorRegistration } from './visitor-registration';

fetchConfig();
void openVisitorPage(visitorRegistration);
