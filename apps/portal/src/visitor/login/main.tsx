import '@atrium/ui-kit/visitor.css';
import '@atrium/auth/visitor-pages.css';
import { openVisitorPage } from '../open-visitor-page';
import { visitorLogin } from './visitor-login';

void openVisitorPage(visitorLogin);
