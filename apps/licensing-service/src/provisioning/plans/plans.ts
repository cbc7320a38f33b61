import type { Plans } from '../../tenants';
import { closePlan } from './close-plan';
import { createPlan, type CreateDependencies } from './create-plan';
import { activatePlan, deactivatePlan } from './switch-plans';
import { updatePlan } from './update-plan';

export function createPlans(dependencies: CreateDependencies): Plans {
  return {
    create: createPlan(dependencies),
    update: updatePlan(dependencies),
    activate: activatePlan(dependencies),
    deactivate: deactivatePlan(dependencies),
    close: closePlan(dependencies),
  };
}
