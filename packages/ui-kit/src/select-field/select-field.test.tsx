import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field';
import type { SelectFieldProps } from './select-field';
import { selectTexts } from '../search-select/select-texts.fixture';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `p${index + 1}`, label: `Premise ${index + 1}` }));

function Choosing(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(props.value ?? 'p1');
  return (
    <SelectField
      label="Premise"
      name="premise"
      options={numbered(12)}
      texts={selectTexts}
      {...props}
      onChange={(event) => {
        setValue(event.target.value);
        props.onChange?.(event);
      }}
      value={value}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Premise' });
const native = () => document.querySelector('select');

test('ten options render a native select, eleven render a search', () => {
  const { rerender } = render(<Choosing options={numbered(10)} />);
  expect(field()).toBe(native());
  rerender(<Choosing options={numbered(11)} />);
  expect(field()).toBeInstanceOf(HTMLInputElement);
  expect(field()).toHaveProperty('value', 'Premise 1');
});

test('choosing an option dispatches `change` on the native select', async () => {
  const onChange = vi.fn((event: { target: HTMLSelectElement }) => [event.target.name, event.target.value]);
  render(<Choosing onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('11');
  await userEvent.click(await screen.findByRole('option', { name: 'Premise 11' }));
  expect(onChange.mock.results.map(({ value }) => value)).toEqual([['premise', 'p11']]);
  await waitFor(() => expect(field()).toHaveProperty('value', 'Premise 11'));
});

test('Enter chooses the first match of the typed text without waiting for the search', async () => {
  render(<Choosing />);
  await userEvent.tab();
  await waitFor(() => expect(field().getAttribute('aria-controls')).toBeNull());
  await userEvent.keyboard('12{Enter}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Premise 12'));
});

test('blurs once, and not while the code of the list loads', async () => {
  const onBlur = vi.fn((event: { target: HTMLSelectElement }) => event.target.name);
  const onFocus = vi.fn();
  render(<Choosing onBlur={onBlur} onFocus={onFocus} />);
  await userEvent.click(field());
  await screen.findByRole('listbox', { name: 'Premise' });
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('option', { name: 'Premise 3' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur.mock.results.map(({ value }) => value)).toEqual(['premise']);
});

test('shows the option that the browser autofills', () => {
  render(<Choosing autoComplete="country" />);
  const own = native();
  expect(own?.getAttribute('autocomplete')).toBe('country');
  expect(own?.tabIndex).toBe(-1);
  if (own !== null) fireEvent.change(own, { target: { value: 'p7' } });
  expect(field()).toHaveProperty('value', 'Premise 7');
});

test('a required choice cannot be cleared by Esc or by deleting its text', async () => {
  const onChange = vi.fn();
  render(<Choosing onChange={onChange} placeholder="Choose a premise" required />);
  expect(screen.queryByRole('button', { name: 'Clear choice' })).toBeNull();
  await userEvent.click(field());
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Premise 1'));
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveProperty('value', 'Premise 1');
  expect(onChange).not.toHaveBeenCalled();
});

test('error and label describe the visible input', () => {
  render(<Choosing error="Choose a premise." required />);
  expect(field().id).toBe('premise');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a premise.',
  );
  expect(native()?.getAttribute('aria-hidden')).toBe('true');
});

test('server-rendered HTML keeps a native select until React has hydrated it and it has lost the focus', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Choosing />);
  const served = native();
  expect(served?.getAttribute('aria-hidden')).toBeNull();
  served?.focus();
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(place, <Choosing />);
  });
  expect(field()).toBe(served);
  act(() => served?.blur());
  expect(field()).toBeInstanceOf(HTMLInputElement);
  act(() => root?.unmount());
  place.remove();
});
