import { startI18n } from '@atrium/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from './page-meta';
import { Writing as Page } from './writing';

const meta: Meta = {
  title: 'Book/Writing',
  tags: ['!autodocs'],
  parameters: pageParameters,
  loaders: [
    async () => ({
      sl: await startI18n({ messages: [], language: 'sl' }),
      en: await startI18n({ messages: [], language: 'en' }),
    }),
  ],
  render: (_, { loaded: { en, sl } }) => <Page languages={{ en, sl }} />,
};

export default meta;

export const Writing: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^(Number of days|Število dni)$/);
    for (const [count, words] of [
      ['1', '1 dan'],
      ['2', '2 dneva'],
      ['3', '3 dni'],
      ['5', '5 dni'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, count);
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText(/^(Search the glossary|Išči po slovarju)$/), 'courier');
    await expect(canvas.getByText('dostavna služba')).toBeVisible();
  },
};
