import type { Tenant } from '@atrium/api-client/contract';
import { courierNames } from '@atrium/api-client/contract/couriers';
import { couriersMessages } from '../messages';
import { phoneBy } from '../../form/model/address-rules';
import { toCouriersValues } from './courier-values';
import type { CheckPhone } from '../../form/model/phone-rules';
import type { SectionPart } from '../../form/model/section-part';
import { hasSecretIn } from '../../form/model/has-secret-in';
import { findSectionProblems, stateOfOptional, type SectionProblem } from '../../form/model/section-problems';
import { couriersFields } from './couriers-fields';
import { couriersSchema } from './couriers-form.schema';

function findProblems({ sections: { couriers } }: Tenant, checkPhone: CheckPhone): SectionProblem[] {
  const schema = couriersSchema(hasSecretIn(couriers), phoneBy(checkPhone));
  return findSectionProblems(schema, toCouriersValues(couriers.data), { section: 'couriers', fields: couriersFields });
}

export const couriersPart: SectionPart = {
  messages: couriersMessages,
  fields: couriersFields,
  problems: (tenant, _config, checkPhone) => findProblems(tenant, checkPhone),
  state: (tenant, _config, checkPhone) => {
    const { data, updated_at: savedAt } = tenant.sections.couriers;
    const isBegun = courierNames.some((name) => data[name]?.enabled === true);
    return stateOfOptional({ savedAt, isBegun, problems: () => findProblems(tenant, checkPhone) });
  },
};
