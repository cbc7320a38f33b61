import { startService, tellWhyNot } from './start-service';

startService().catch(tellWhyNot);
