import type { Config, Tenant } from '@atrium/api-client/contract';
import { tenantMessages } from '../../messages';
import { phoneBy } from '../../model/address-rules';
import { toApplicationValues } from '../../model/application-values';
import { isPasswordHandedOver } from '../../model/password-handed-over';
import type { CheckPhone } from '../../model/phone-rules';
import type { SectionPart } from '../../model/section-part';
import { findSectionProblems, stateOfProblems, type SectionProblem } from '../../model/section-problems';
import { applicationSchema } from './application.schema';
import { applicationFields } from './application-fields';

function findProblems(tenant: Tenant, config: Config, checkPhone: CheckPhone): SectionProblem[] {
  const { data, secrets } = tenant.sections.application;
  const schema = applicationSchema({
    passwordSet: secrets.password.set || isPasswordHandedOver(tenant),
    minimum: config.password_minimum,
    productName: config.product_name,
    phoneRule: phoneBy(checkPhone),
  });
  const values = toApplicationValues(data, data.language ?? 'en');
  return findSectionProblems(schema, values, { section: 'application', fields: applicationFields });
}

/** Application setup, as the wizard knows it without showing it. */
export const applicationPart: SectionPart = {
  messages: tenantMessages,
  fields: applicationFields,
  problems: findProblems,
  state: (tenant, config, checkPhone) =>
    tenant.sections.application.updated_at === null
      ? { kind: 'empty' }
      : stateOfProblems(findProblems(tenant, config, checkPhone)),
};
