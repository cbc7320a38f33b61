import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../text-field/text-field';

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

test('the name of the field is the id that an error summary links to', () => {
  render(<TextField label="E-mail" name="email" />);
  expect(screen.getByLabelText('E-mail').id).toBe('email');
});

test('the hint describes the field until an error replaces it', () => {
  const { rerender } = render(<TextField hint="We send the activation here." label="E-mail" name="email" />);
  const field = screen.getByLabelText('E-mail');
  expect(descriptionOf(field)).toBe('We send the activation here.');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  rerender(<TextField error="Enter an address." hint="We send the activation here." label="E-mail" name="email" />);
  expect(descriptionOf(field)).toBe('Enter an address.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('We send the activation here.')).toBeNull();
});

test('a required field is marked, and an optional one is labelled in words', () => {
  render(
    <>
      <TextField label="E-mail" name="email" required />
      <TextField label="Company" name="company" optionalText="optional" />
    </>,
  );
  expect(screen.getByLabelText('E-mail').getAttribute('aria-required')).toBe('true');
  expect(screen.getByLabelText('Company optional').getAttribute('aria-required')).toBeNull();
});
