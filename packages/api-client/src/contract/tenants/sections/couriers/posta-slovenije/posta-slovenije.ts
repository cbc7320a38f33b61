import { defineCourier, loginFields } from '../courier';

const id = { type: 'id', maxLength: 40 } as const;

/**
 * The Slovenian postal service. Its test identifies an account by four ids and needs no password.
 * Source of the weights: its terms of business parcels; oversize parcels by agreement.
 */
export const postaSlovenije = /* @__PURE__ */ defineCourier({
  title: 'Pošta Slovenije',
  service: 'eSpremnica',
  position: 1,
  fields: { client_id: id, contract_id: id, branch_id: id, postal_id: id, ...loginFields },
  maxWeight: { usual: 50, ceiling: 100 },
  test: ['client_id', 'contract_id', 'branch_id', 'postal_id'],
});
