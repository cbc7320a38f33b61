import { defineCourier, loginFields } from '../courier';

/** Source of the weights: its terms for business customers. MyGLS locks an account after five failed logins. */
export const gls = /* @__PURE__ */ defineCourier({
  title: 'GLS',
  service: 'MyGLS',
  position: 2,
  fields: { client_number: { type: 'digits', maxLength: 16, digits: 10 }, ...loginFields },
  maxWeight: { usual: 31.5, ceiling: 40 },
  test: ['client_number', 'username', 'password'],
  testLimit: { max: 4, minutes: 10 },
});
