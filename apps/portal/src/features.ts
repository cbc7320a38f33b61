import { authFeature } from '@atrium/auth';
import { backOfficeFeature } from '@atrium/back-office';
import { tenantWizardFeature } from '@atrium/tenant-wizard';
import type { PortalFeature } from './portal-feature';

/** The features of the portal. */
export const features: readonly PortalFeature[] = [authFeature, tenantWizardFeature, backOfficeFeature];
