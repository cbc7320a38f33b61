import '@atrium/ui-kit/visitor.css';
import '@atrium/auth/visitor-pages.css';
import { openVisitorPage } from '../open-visitor-page';
import { visitorForgotPassword } from './visitor-forgot-password';

void openVisitorPage(visitorForgotPassword);
