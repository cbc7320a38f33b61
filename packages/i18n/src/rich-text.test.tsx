import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { FeatureMessages } from './feature-messages';
import { RichText } from './rich-text';
import { startI18nForTests } from './testing';

const texts = {
  terms: 'I accept the <terms>terms of {{name}}</terms>.',
  trial_one: '<terms>{{name}}</terms> ends in {{count}} day',
  trial_other: '<terms>{{name}}</terms> ends in {{count}} days',
} as const;
const messages: FeatureMessages<typeof texts> = { namespace: 'rich', resources: { en: () => texts, sl: () => texts } };

function TermsLink({ children }: { readonly children?: ReactNode }) {
  return <a href="/terms">{children}</a>;
}

it('wraps the marked words of a sentence in an element', async () => {
  await startI18nForTests({ messages: [messages] });
  render(
    <RichText messages={messages} text="terms" elements={{ terms: <TermsLink /> }} values={{ name: '<b>A & B</b>' }} />,
  );
  expect(screen.getByRole('link', { name: 'terms of <b>A & B</b>' })).toBeDefined();
  expect(document.body.textContent).toBe('I accept the terms of <b>A & B</b>.');
});

it('chooses the plural form', async () => {
  await startI18nForTests({ messages: [messages] });
  const trial = (count: number) => (
    <RichText messages={messages} text="trial" elements={{ terms: <TermsLink /> }} values={{ name: 'Lipa', count }} />
  );
  const { rerender } = render(trial(1));
  expect(document.body.textContent).toBe('Lipa ends in 1 day');
  rerender(trial(3));
  expect(document.body.textContent).toBe('Lipa ends in 3 days');
});
