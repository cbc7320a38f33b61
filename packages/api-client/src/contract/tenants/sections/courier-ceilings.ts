import type { CourierName } from './couriers.schema';

/**
 * The heaviest parcel each courier takes at all, in kilograms, where its contract with the company allows it.
 * Source: terms of business parcels (Pošta Slovenije with oversize by agreement), of business customers (GLS), and of DPD.
 */
export const courierCeilings: Readonly<Record<CourierName, number>> = { posta_slovenije: 100, gls: 40, dpd: 31.5 };
