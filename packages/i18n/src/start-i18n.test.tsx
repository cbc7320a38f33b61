import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeatureMessages } from './feature-messages';
import { I18nProvider } from './i18n-provider';
import { startI18n } from './start-i18n';
import { useLanguage } from './use-language';
import { useCommonTexts, useTexts } from './use-texts';

function recordedMessages(
  namespace: string,
  fetched: string[],
  reachable = { sl: true },
): FeatureMessages<{ readonly title: string }> {
  const texts = { en: { title: 'Licenses' }, sl: { title: 'Licence' } };
  const load = (language: 'en' | 'sl') => async () => {
    fetched.push(`${namespace}:${language}`);
    if (language === 'sl' && !reachable.sl) throw new Error('offline');
    return texts[language];
  };
  return { namespace, resources: { en: load('en'), sl: load('sl') } };
}

function refused(error: Error) {
  document.body.setAttribute('data-refused', error.message);
}

function Screen({ messages }: { messages: FeatureMessages<{ readonly title: string }> }) {
  const t = useTexts(messages);
  const common = useCommonTexts();
  const [language, choose] = useLanguage();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{language}</p>
      <button onClick={() => void choose('sl').catch(refused)}>{common('language')}</button>
    </>
  );
}

async function show(messages: FeatureMessages<{ readonly title: string }>, others: readonly FeatureMessages[] = []) {
  const i18n = await startI18n({ messages: [messages, ...others], language: 'en' });
  render(
    <I18nProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <Screen messages={messages} />
      </Suspense>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { name: 'Licenses' });
}

beforeEach(() => {
  window.localStorage.clear();
  document.body.removeAttribute('data-refused');
});

describe('startI18n', () => {
  it('loads only the texts of the shown screen in the current language', async () => {
    const fetched: string[] = [];
    await show(recordedMessages('shown', fetched), [recordedMessages('hidden', fetched)]);
    expect(fetched).toEqual(['shown:en']);
    expect(document.documentElement.lang).toBe('en');
    expect(window.localStorage.getItem('language')).toBeNull();
  });

  it('changes the language of the whole page and saves it', async () => {
    const fetched: string[] = [];
    await show(recordedMessages('shown', fetched), [recordedMessages('hidden', fetched)]);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(await screen.findByRole('heading', { name: 'Licence' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Jezik' })).toBeDefined();
    expect(fetched).toEqual(['shown:en', 'shown:sl']);
    expect(document.documentElement.lang).toBe('sl');
    expect(window.localStorage.getItem('language')).toBe('sl');
  });

  it('keeps the language if the other one cannot be loaded, and tries again on the next choice', async () => {
    const reachable = { sl: false };
    await show(recordedMessages('shown', [], reachable));
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await waitFor(() => expect(document.body.dataset['refused']).toBe('offline'));
    expect(screen.getByRole('heading', { name: 'Licenses' })).toBeDefined();
    expect(window.localStorage.getItem('language')).toBeNull();
    reachable.sl = true;
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(await screen.findByRole('heading', { name: 'Licence' })).toBeDefined();
  });
});
