import { draftId } from '@atrium/api-client/testing/samples';
import type { StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage, type OpenPageOptions } from './open-page';

export async function openSection(
  slug: string,
  title: string,
  answers: StubAnswers,
  options: Omit<OpenPageOptions, 'answers'> = {},
) {
  const page = await openPage(`/tenants/new/${draftId}/${slug}`, { ...options, answers });
  await screen.findByRole('heading', { level: 1, name: title });
  const route = `PUT /tenants/${draftId}/sections/${slug}`;
  return { ...page, saves: () => page.calls.filter((call) => call.route === route).map(({ body }) => body) };
}

/** Finds a field by label; `part` limits the search if the label is not unique. */
export function fieldNamed(name: string, part?: HTMLElement): HTMLElement {
  const label = new RegExp(`^${name}( .optional.)?$`);
  return within(part ?? document.body).getByLabelText(label, { selector: 'input, select, textarea' });
}

/** Finds a field by label in the part of the section that contains it. */
export const fieldIn = (part: string, name: string): HTMLElement =>
  fieldNamed(name, screen.getByRole('group', { name: part }));

/** Appends text to a field at once. */
export async function addTo(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Replaces the content of a field at once. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await addTo(user, field, text);
}

/** The message below a field. */
export function messageOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
