import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField } from './select-field';
import { selectTexts } from '../search-select/select-texts.fixture';

const options = Array.from({ length: 12 }, (_, index) => ({ value: `p${index + 1}`, label: `Premise ${index + 1}` }));
const field = () => screen.getByRole('combobox', { name: 'Premise' });

test('searches for text that was typed before the code of the list loaded', async () => {
  render(<SelectField label="Premise" name="premise" options={options} texts={selectTexts} />);
  field().focus();
  fireEvent.change(field(), { target: { value: '12' } });
  expect(field()).toHaveProperty('value', '12');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await screen.findByRole('listbox')).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(field()).toHaveProperty('value', '12');
  expect(document.activeElement).toBe(field());
});
