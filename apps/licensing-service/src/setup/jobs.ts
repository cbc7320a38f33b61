import { noticeOfEndJob } from './fiscal/certificate/notice-of-end.job';
import { closePremisesJob } from './fiscal/registration/close-premises.job';
import { endClosingJob } from './fiscal/registration/end-closing-period.job';
import { registerPremisesJob } from './fiscal/registration/register-premises.job';

export const setupJobs = [closePremisesJob, endClosingJob, noticeOfEndJob, registerPremisesJob];
