import { notifyExpiringCertificatesJob } from './fiscal/certificate/notify-expiring-certificates.job';
import { closePremisesJob } from './fiscal/registration/close-premises.job';
import { destroyClosingKeysJob } from './fiscal/registration/destroy-closing-keys.job';
import { registerPremisesJob } from './fiscal/registration/register-premises.job';

export const setupJobs = [closePremisesJob, destroyClosingKeysJob, notifyExpiringCertificatesJob, registerPremisesJob];
