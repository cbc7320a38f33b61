import { authFeature } from '@atrium/auth';
import type { PortalFeature } from './portal-feature';

/** Everything the portal is made of. */
export const features: readonly PortalFeature[] = [authFeature];
