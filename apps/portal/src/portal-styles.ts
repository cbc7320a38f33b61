import '@atrium/ui-kit/styles.css';
import '@atrium/auth/styles.css';
import '@atrium/tenant-wizard/styles.css';
import './styles.css';
