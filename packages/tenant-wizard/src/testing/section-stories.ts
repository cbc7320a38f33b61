import { problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import type { Tenant } from '@atrium/api-client/contract';
import { draftId } from '@atrium/api-client/testing/samples';
import type { StoryContext } from '@storybook/react-vite';
import { draftAnswers } from './draft-answers';
import { pageShown } from './story-meta';

type Play = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;

/** Address of a place of the wizard. */
export const at = (place: string) => `/tenants/new/${draftId}/${place}`;

/** Arguments of a section story: the stored draft, and responses that differ from the default. */
export const sectionArgs = (slug: string, draft: Tenant, answers: StubAnswers = {}) => ({
  path: at(slug),
  answers: { ...draftAnswers(draft), ...answers },
});

/** A section whose save fails. */
export const notSaved = (slug: string): StubAnswers => ({
  [`PUT /tenants/${draftId}/sections/${slug}`]: problem(500, { code: 'internal' }),
});

/** Presses a button by its English or Slovenian name. */
export const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const pressNext = press(/^(Next|Naprej|Create company CRM|Ustvari CRM podjetja)$/);
export const pressTest = press(/^(Test connection|Preizkusi povezavo)$/);
export const pressSwitch =
  (name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('switch', { name }));
  };

/** Appends text to a field by name. */
export const typeInto =
  (name: RegExp, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.type(await canvas.findByLabelText(name), text);
  };
