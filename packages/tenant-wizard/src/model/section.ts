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

type SetupSection = Exclude<Extract<Section, { required: false }>, { name: 'payment' }>;

/** The sections that can be set up, and changed, once the company CRM lives. */
export const setupSections = sections.filter(
  (section): section is SetupSection => !section.required && section.name !== 'payment',
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

/** `pays`: the company CRM is created by paying. */
export function placeAfter(place: WizardPlace, pays = false): WizardPlace {
  const order = pays ? placesWithPay : places;
  return order[order.indexOf(place) + 1] ?? reviewPlace;
}

/** `pays`: the company CRM is created by paying. */
export function placeBefore(place: WizardPlace, pays = false): WizardPlace | undefined {
  const order = pays ? placesWithPay : places;
  return order[order.indexOf(place) - 1];
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
