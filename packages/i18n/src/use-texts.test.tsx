import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { I18nProvider } from './i18n-provider';
import type { FeatureMessages } from './feature-messages';
import { startI18nForTests } from './testing';
import { useCommonTexts, useTexts } from './use-texts';

const english = {
  title: 'Company CRM',
  greeting: 'Hello, {{name}}',
  parts: { licences_one: '{{count}} licence', licences_other: '{{count}} licences' },
} as const;

const messages: FeatureMessages<typeof english> = {
  namespace: 'sample',
  resources: {
    en: () => english,
    sl: () =>
      Promise.resolve({
        title: 'CRM podjetja',
        greeting: 'Pozdravljeni, {{name}}',
        parts: {
          licences_one: '{{count}} licenca',
          licences_two: '{{count}} licenci',
          licences_few: '{{count}} licence',
          licences_other: '{{count}} licenc',
        },
      }),
  },
};

function Sample({ counts }: { counts: number[] }) {
  const t = useTexts(messages);
  const common = useCommonTexts();
  return (
    <p>
      {[
        t('title'),
        t('greeting', { name: 'Špela & Co' }),
        ...counts.map((count) => t('parts.licences', { count })),
        common('save'),
      ].join('|')}
    </p>
  );
}

/** Never called; only type-checked. */
export function useTextsRefused() {
  const t = useTexts(messages);
  // @ts-expect-error an unknown key
  t('titel');
  // @ts-expect-error a missing value
  t('greeting');
  // @ts-expect-error a value of another name
  t('greeting', { person: 'Ana' });
  // @ts-expect-error a counted text without its count
  t('parts.licences');
}

async function shown(language: 'en' | 'sl', counts: number[]) {
  const i18n = await startI18nForTests({ messages: [messages], language });
  render(
    <I18nProvider i18n={i18n}>
      <Sample counts={counts} />
    </I18nProvider>,
  );
  return screen.getByRole('paragraph').textContent;
}

describe('useTexts', () => {
  it('returns the feature’s texts and the common texts in English', async () => {
    expect(await shown('en', [1, 2])).toBe('Company CRM|Hello, Špela & Co|1 licence|2 licences|Save');
  });

  it('uses the four Slovenian plural forms', async () => {
    expect(await shown('sl', [0, 1, 2, 3, 4, 5, 100, 101])).toBe(
      'CRM podjetja|Pozdravljeni, Špela & Co|0 licenc|1 licenca|2 licenci|3 licence|4 licence|5 licenc|100 licenc|101 licenca|Shrani',
    );
  });
});
