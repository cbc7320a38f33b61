import type { Config, Tenant } from '@atrium/api-client/contract';
import { applicationMessages } from '../messages';
import { phoneBy } from '../../form/model/address-rules';
import { toApplicationValues } from './application-values';
import { isPasswordDelivered } from './password-delivered';
import type { CheckPhone } from '../../form/model/phone-rules';
import type { SectionPart } from '../../form/model/section-part';
import { findSectionProblems, stateOfProblems, type SectionProblem } from '../../form/model/section-problems';
import { applicationSchema } from './application.schema';
import { applicationFields } from './application-fields';

function findProblems(tenant: Tenant, config: Config, checkPhone: CheckPhone): SectionProblem[] {
  const { data, secrets } = tenant.sections.application;
  const schema = applicationSchema({
    passwordSet: secrets.password.set || isPasswordDelivered(tenant),
    minimum: config.password_minimum,
    productName: config.product_name,
    phoneRule: phoneBy(checkPhone),
  });
  const values = toApplicationValues(data, data.language ?? 'en');
  return findSectionProblems(schema, values, { section: 'application', fields: applicationFields });
}

export const applicationPart: SectionPart = {
  messages: applicationMessages,
  fields: applicationFields,
  problems: findProblems,
  state: (tenant, config, checkPhone) =>
    tenant.sections.application.updated_at === null
      ? { kind: 'empty' }
      : stateOfProblems(findProblems(tenant, config, checkPhone)),
};
