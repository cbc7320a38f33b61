import type { SectionName } from '@atrium/api-client/contract';

/** The sections of the wizard in order; `slug` is the part of the address. */
export const sections = [
  { name: 'application', slug: 'application', required: true },
  { name: 'data_provider', slug: 'data-provider', required: false },
  { name: 'couriers', slug: 'couriers', required: false },
  { name: 'fiscalization', slug: 'fiscalization', required: false },
  { name: 'plugins', slug: 'plugins', required: false },
  { name: 'subscription', slug: 'subscription', required: true },
  { name: 'payment', slug: 'payment', required: false },
] as const satisfies readonly { name: SectionName; slug: string; required: boolean }[];

export type Section = (typeof sections)[number];
export type SectionSlug = Section['slug'];

type SetupSection = Exclude<Section, { name: 'subscription' | 'payment' }>;

/** Sections that can be changed after creation. The plan has a separate page. */
export const setupSections = sections.filter(
  (section): section is SetupSection => section.name !== 'subscription' && section.name !== 'payment',
);

export type SetupSlug = SetupSection['slug'];

/** A section of the wizard, or the review before Create. */
export type WizardPlace = SectionSlug | 'review';

export const reviewPlace = 'review';

const places: readonly WizardPlace[] = [...sections.map(({ slug }) => slug), reviewPlace];

/** Payment starts the creation, so it comes after the review. */
const placesWithPay: readonly WizardPlace[] = [...places.filter((place) => place !== 'payment'), 'payment'];

export function toWizardPlace(slug: string | undefined): WizardPlace | undefined {
  return places.find((place) => place === slug);
}

/** Position of Payment: after the review if payment creates the company CRM, none for a trial. */
export type PaymentPlace = 'in_order' | 'after_review' | 'none';

const orders: Readonly<Record<PaymentPlace, readonly WizardPlace[]>> = {
  in_order: places,
  after_review: placesWithPay,
  none: places.filter((place) => place !== 'payment'),
};

/** Places for the list of the wizard: all sections, and the review in its position. */
export function listedPlaces(payment: PaymentPlace): readonly WizardPlace[] {
  return payment === 'after_review' ? placesWithPay : places;
}

/** The order of the places; falls back to the default order for a place outside of it. */
function orderFrom(place: WizardPlace, payment: PaymentPlace): readonly WizardPlace[] {
  const order = orders[payment];
  return order.includes(place) ? order : places;
}

export function placeAfter(place: WizardPlace, payment: PaymentPlace): WizardPlace {
  const order = orderFrom(place, payment);
  return order[order.indexOf(place) + 1] ?? reviewPlace;
}

export function placeBefore(place: WizardPlace, payment: PaymentPlace): WizardPlace | undefined {
  const order = orderFrom(place, payment);
  return order[order.indexOf(place) - 1];
}

/** Whether only optional sections are left before Subscription. */
export function canSkip(place: WizardPlace): boolean {
  const at = sections.findIndex(({ slug }) => slug === place);
  const subscription = sections.findIndex(({ name }) => name === 'subscription');
  return at > 0 && at < subscription - 1;
}

/** 1-based; undefined for the review. */
export function stepNumber(place: WizardPlace): number | undefined {
  const index = sections.findIndex(({ slug }) => slug === place);
  return index < 0 ? undefined : index + 1;
}

/** Finds a section by its name or slug. */
export function findSection(name: string | null): Section | undefined {
  return sections.find((section) => section.name === name || section.slug === name);
}
