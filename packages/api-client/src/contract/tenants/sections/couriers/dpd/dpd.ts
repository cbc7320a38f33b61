import { defineCourier, loginFields } from '../courier';

/** Source of the weights: its terms. */
export const dpd = /* @__PURE__ */ defineCourier({
  title: 'DPD',
  service: 'EasyShip',
  position: 3,
  fields: loginFields,
  maxWeight: { usual: 31.5, ceiling: 31.5 },
  test: null,
});
