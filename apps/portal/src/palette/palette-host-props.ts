import type { CurrentUser } from '@atrium/api-client/contract';
import type { PortalFeature } from '../portal-feature';

export interface PaletteHostProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
}
