import '@atrium/ui-kit/visitor.css';
import '@atrium/auth/styles.css';
import { openVisitorPage } from './open-visitor-page';

void openVisitorPage();
