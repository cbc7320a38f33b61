import { likelyCountries, listCountries } from '@atrium/validators/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SelectField } from './select-field';
import { selectTexts } from '../search-select/select-texts.fixture';
import { DoAndDont } from '../do-and-dont.fixture';

const options = [
  { value: 'SI', label: 'Slovenia' },
  { value: 'HR', label: 'Croatia' },
  { value: 'AT', label: 'Austria' },
];

const countries = listCountries('en', { first: likelyCountries }).map(({ code, name }) => ({
  value: code,
  label: name,
}));

const meta = {
  title: 'ui-kit/SelectField',
  component: SelectField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For one option of a known list: a language, a country. For two or three values, use a \`SegmentedControl\`.

With up to ten options, it is the browser's own select, which works on every phone. With more options, the list can be searched: it shows ten options, adds ten more when the user scrolls within 15 px of the end, and searches 300 ms after the last key. The code of the list is fetched when the pointer or the focus reaches the field. The browser's own select stays behind it, so that browsers can fill it in, and its events are those of a select.

| Key | What it does |
|---|---|
| ↓ ↑ | selects the next or previous value; with more than ten options, opens the list and moves to the next or previous option |
| a letter | selects the next value that begins with it; with more than ten options, opens the list and searches |
| Space, Alt+↓ | opens the list (with up to ten options) |
| Enter | chooses |
| Esc | closes the list and changes nothing |`,
      },
    },
  },
  args: { label: 'Country', name: 'country', options, onChange: fn(), texts: selectTexts },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { defaultValue: 'SI' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Austria');
    await expect(canvas.getByRole('combobox')).toHaveValue('AT');
  },
};
export const NothingChosen: Story = { args: { placeholder: 'Choose a country', defaultValue: '' } };
export const WithError: Story = {
  args: { placeholder: 'Choose a country', defaultValue: '', error: 'Choose a country.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'SI', hint: 'Set by the plan.' } };

const found = () => screen.findAllByRole('option');

export const MoreThanTen: Story = {
  args: { options: countries, defaultValue: 'SI' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    const list = await screen.findByRole('listbox');
    await waitFor(async () => expect(await found()).toHaveLength(10));
    await waitFor(() => expect(screen.getByText(/^10 of \d+, scroll for more$/)).toBeVisible());
    await expect((await found()).slice(0, 6).map((option) => option.textContent)).toEqual([
      'Slovenia',
      'Croatia',
      'Austria',
      'Italy',
      'Hungary',
      'Germany',
    ]);
    const end = () => list.scrollHeight - list.clientHeight;
    list.scrollTop = end() - 16;
    await fireEvent.scroll(list);
    await expect(await found()).toHaveLength(10);
    list.scrollTop = end() - 15;
    await fireEvent.scroll(list);
    await waitFor(async () => expect(await found()).toHaveLength(20));
  },
};

export const ChosenByTyping: Story = {
  args: { options: countries, defaultValue: 'SI' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: 'Country' }).focus();
    await userEvent.keyboard('cro{Enter}');
    const country = () => canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country()).toHaveValue('Croatia'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(country()).toHaveFocus();
  },
};

export const ByKeyboardToTheTwelfth: Story = {
  args: { options: countries, defaultValue: 'SI' },
  play: async ({ canvas }) => {
    const country = () => canvas.getByRole('combobox', { name: 'Country' });
    const isHighlighted = async (at: number) =>
      country().getAttribute('aria-activedescendant') === (await found())[at]?.id;
    const goDownTo = async (at: number) => {
      for (let key = 0; key < 12 && !(await isHighlighted(at)); key += 1) await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await isHighlighted(at)).toBe(true));
    };
    country().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await found()).toHaveLength(10));
    await goDownTo(9);
    await waitFor(async () => expect(await found()).toHaveLength(20));
    await goDownTo(11);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(country()).toHaveValue(countries[11]?.label ?? ''));
  },
};

export const FilledInByTheBrowser: Story = {
  args: { options: countries, defaultValue: 'SI', autoComplete: 'country' },
  play: async ({ canvas, canvasElement }) => {
    const own = canvasElement.querySelector('select');
    await expect(own).toHaveAttribute('autocomplete', 'country');
    if (own === null) return;
    await fireEvent.change(own, { target: { value: 'DE' } });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany'));
  },
};

export const MoreThanTenWithError: Story = {
  args: { options: countries, placeholder: 'Choose a country', defaultValue: '', error: 'Choose a country.' },
};
export const MoreThanTenDisabled: Story = {
  args: { options: countries, defaultValue: 'SI', disabled: true, hint: 'Set by the plan.' },
};
export const MoreThanTenClearable: Story = {
  args: { options: countries, placeholder: 'Any', defaultValue: 'HR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <SelectField
                label="Language"
                name="language-good"
                options={[
                  { value: 'en', label: 'English' },
                  { value: 'sl', label: 'Slovenščina' },
                  { value: 'hr', label: 'Hrvatski' },
                  { value: 'de', label: 'Deutsch' },
                ]}
                texts={selectTexts}
              />
            ),
            why: 'All values are known, and the field searches by itself where there are more than ten.',
          },
          bad: {
            example: (
              <SelectField
                label="Customer"
                name="customer-bad"
                options={[
                  { value: '1', label: 'Ažman d.o.o.' },
                  { value: '2', label: '… 410 more' },
                ]}
                texts={selectTexts}
              />
            ),
            why: 'Records of the service are loaded ten at a time: use a SearchSelectField.',
          },
        },
      ]}
    />
  ),
};
