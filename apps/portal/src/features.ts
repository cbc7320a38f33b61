import { authFeature } from '@atrium/auth';
import { backOfficeFeature } from '@atrium/back-office';
import { tenantWizardFeature } from '@atrium/tenant-wizard';
import { loadPart } from './chunks/load-part';
import type { PortalFeature } from './portal-feature';

const backOffice: PortalFeature = {
  ...backOfficeFeature,
  loadStyles: () => loadPart(() => import('@atrium/back-office/styles.css')),
};

/** The features of the portal. */
export const features: readonly PortalFeature[] = [authFeature, tenantWizardFeature, backOffice];
