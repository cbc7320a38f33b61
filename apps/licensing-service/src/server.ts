import { startService, reportStartupError } from './start-service';

startService().catch(reportStartupError);
