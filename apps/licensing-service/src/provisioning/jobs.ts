import { configureJob } from './configuration/configure.job';

export const provisioningJobs = [configureJob];
