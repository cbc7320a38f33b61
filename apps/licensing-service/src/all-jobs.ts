import type { TSchema } from 'typebox';
import { backOfficeJobs } from './back-office';
import { billingJobs } from './billing';
import type { Dependencies } from './composition';
import { identityJobs } from './identity';
import { type Job, platformJobs } from './platform';
import { provisioningJobs } from './provisioning';
import { setupJobs } from './setup';
import { tenantsJobs } from './tenants';

export const allJobs: readonly Job<TSchema, Dependencies>[] = [
  ...platformJobs,
  ...identityJobs,
  ...tenantsJobs,
  ...setupJobs,
  ...billingJobs,
  ...provisioningJobs,
  ...backOfficeJobs,
];
