import type { Tenant } from '@atrium/api-client/contract';
import { couriersMessages } from '../../couriers-messages';
import { courierNames, toCouriersValues } from '../../model/courier-values';
import type { SectionPart } from '../../model/section-part';
import { findSectionProblems, stateOfProblems, type SectionProblem } from '../../model/section-problems';
import { couriersFields } from './couriers-fields';
import { couriersSchema } from './couriers.schema';

type Couriers = Tenant['sections']['couriers'];

/** Which passwords of the couriers are with the service. */
export const hasCourierSecret =
  ({ secrets }: Couriers) =>
  (place: string) =>
    place in secrets && secrets[place as keyof Couriers['secrets']].set;

function findProblems({ sections: { couriers } }: Tenant): SectionProblem[] {
  const schema = couriersSchema(hasCourierSecret(couriers));
  return findSectionProblems(schema, toCouriersValues(couriers.data), { section: 'couriers', fields: couriersFields });
}

/** The couriers, as the wizard knows them without showing them. */
export const couriersPart: SectionPart = {
  messages: couriersMessages,
  fields: couriersFields,
  problems: findProblems,
  state: (tenant) => {
    const { data, updated_at: updatedAt } = tenant.sections.couriers;
    if (updatedAt === null) return { kind: 'empty' };
    const used = courierNames.some((name) => data[name]?.enabled === true);
    return used ? stateOfProblems(findProblems(tenant)) : { kind: 'later' };
  },
};
