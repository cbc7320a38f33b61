import { authFeature } from '@atrium/auth';
import { backOfficeFeature } from '@atrium/back-office';
import { tenantWizardFeature } from '@atrium/tenant-wizard';
import type { PortalFeature } from './portal-feature';

/** Everything the portal is made of. */
export const features: readonly PortalFeature[] = [authFeature, tenantWizardFeature, backOfficeFeature];
