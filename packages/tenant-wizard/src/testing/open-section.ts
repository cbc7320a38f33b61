import type { StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage, type OpenPageOptions } from './open-page';
import { draftId } from './sample-tenants';

/** Opens a section of the draft by its slug and its title. */
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

/** The field of a name; `part` is the part of the page that has it, where others have one of the same name. */
export function fieldNamed(name: string, part?: HTMLElement): HTMLElement {
  const label = new RegExp(`^${name}( .optional.)?$`);
  return within(part ?? document.body).getByLabelText(label, { selector: 'input, select, textarea' });
}

/** The field of a name within the part of the section that has it. */
export const fieldIn = (part: string, name: string): HTMLElement =>
  fieldNamed(name, screen.getByRole('group', { name: part }));

/** Types a text at the end of a field, in one go. */
export async function addTo(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Puts a text into a field in place of what is in it, in one go. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await addTo(user, field, text);
}

/** What is said below a field. */
export function messageOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
