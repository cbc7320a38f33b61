import type { SectionName } from '@atrium/api-client/contract';

/** The sections of the wizard in their order; `slug` is their place in the address. */
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

/** The sections that can be changed once the company CRM exists; its plan has a page of its own. */
export const setupSections = sections.filter(
  (section): section is SetupSection => section.name !== 'subscription' && section.name !== 'payment',
);

export type SetupSlug = SetupSection['slug'];

/** Where the wizard can be: one of its sections, or the review before Create. */
export type WizardPlace = SectionSlug | 'review';

export const reviewPlace = 'review';

const places: readonly WizardPlace[] = [...sections.map(({ slug }) => slug), reviewPlace];

/** Paying begins the creation, so it comes after the review. */
const placesWithPay: readonly WizardPlace[] = [...places.filter((place) => place !== 'payment'), 'payment'];

export function toWizardPlace(slug: string | undefined): WizardPlace | undefined {
  return places.find((place) => place === slug);
}

/** The place of Payment: after the review if paying creates the company CRM, nowhere for a trial. */
export type PaymentPlace = 'in_order' | 'after_review' | 'none';

const orders: Readonly<Record<PaymentPlace, readonly WizardPlace[]>> = {
  in_order: places,
  after_review: placesWithPay,
  none: places.filter((place) => place !== 'payment'),
};

/** The places as the list of the wizard shows them: every section, and the review where it comes. */
export function listedPlaces(payment: PaymentPlace): readonly WizardPlace[] {
  return payment === 'after_review' ? placesWithPay : places;
}

/** The places by their order, with the one that is looked from. */
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

/** Whether Subscription can be reached from here by leaving only optional sections for later. */
export function canSkip(place: WizardPlace): boolean {
  const at = sections.findIndex(({ slug }) => slug === place);
  const subscription = sections.findIndex(({ name }) => name === 'subscription');
  return at > 0 && at < subscription - 1;
}

/** 1-based; the review counts as none. */
export function stepNumber(place: WizardPlace): number | undefined {
  const index = sections.findIndex(({ slug }) => slug === place);
  return index < 0 ? undefined : index + 1;
}

/** The section a saved draft names, by its name or its place in the address. */
export function findSection(name: string | null): Section | undefined {
  return sections.find((section) => section.name === name || section.slug === name);
}
