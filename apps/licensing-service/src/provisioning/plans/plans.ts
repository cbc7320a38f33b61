import type { Plans } from '../../tenants';
import { closePlan } from './close-plan';
import { createPlan, type CreateGround } from './create-plan';
import { activatePlan, deactivatePlan } from './switch-plans';
import { updatePlan } from './update-plan';

export function createPlans(ground: CreateGround): Plans {
  return {
    create: createPlan(ground),
    update: updatePlan(ground),
    activate: activatePlan(ground),
    deactivate: deactivatePlan(ground),
    close: closePlan(ground),
  };
}
