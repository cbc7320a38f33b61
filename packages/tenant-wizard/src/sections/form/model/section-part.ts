import type { Config, Tenant } from '@atrium/api-client/contract';
import type { FeatureMessages } from '@atrium/i18n';
import type { CheckPhone } from './phone-rules';
import type { SectionField } from './section-field';
import type { SectionProblem } from './section-problems';
import type { SectionState } from './section-state';

/** The parts of a section that the wizard needs while it is not open. */
export interface SectionPart {
  /** Texts of its labels. */
  readonly messages: FeatureMessages;
  /** In the order of the screen. */
  readonly fields: readonly SectionField[];
  readonly state: (tenant: Tenant, config: Config, checkPhone: CheckPhone) => SectionState;
  /** Problems that prevent the creation, in the order of the fields. */
  readonly problems: (tenant: Tenant, config: Config, checkPhone: CheckPhone) => readonly SectionProblem[];
}
