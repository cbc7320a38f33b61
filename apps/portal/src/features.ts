import { authFeature } from '@atrium/auth';
import { backOfficeFeature } from '@atrium/back-office';
import { tenantWizardFeature } from '@atrium/tenant-wizard';
import { loadPart } from './chunks/load-part';
import type { PortalFeature } from './portal-feature';

const loadStyles = () => loadPart(() => import('@atrium/back-office/styles.css'));

const backOffice: PortalFeature = {
  ...backOfficeFeature,
  loadStyles,
  loadStartPagePart: async () => {
    const [part] = await Promise.all([backOfficeFeature.loadStartPagePart(), loadStyles()]);
    return part;
  },
};

/** The features of the portal. */
export const features: readonly PortalFeature[] = [authFeature, tenantWizardFeature, backOffice];
