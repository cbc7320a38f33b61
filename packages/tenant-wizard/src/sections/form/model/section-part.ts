import type { Config, Tenant } from '@atrium/api-client/contract';
import type { FeatureMessages } from '@atrium/i18n';
import type { CheckPhone } from './phone-rules';
import type { SectionField } from './section-field';
import type { SectionProblem } from './section-problems';
import type { SectionState } from './section-state';

/** What the wizard knows of a section without showing it. */
export interface SectionPart {
  /** The texts that name its fields. */
  readonly messages: FeatureMessages;
  /** Its fields in their order on the screen. */
  readonly fields: readonly SectionField[];
  /** How far it is. */
  readonly state: (tenant: Tenant, config: Config, checkPhone: CheckPhone) => SectionState;
  /** What keeps the company CRM from being created, in the order of its fields. */
  readonly problems: (tenant: Tenant, config: Config, checkPhone: CheckPhone) => readonly SectionProblem[];
}
