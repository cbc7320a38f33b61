import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './password-field';

test('shows and hides the password and does not submit the form', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField hideLabel="Hide password" label="Password" name="password" showLabel="Show password" />
    </form>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'cvetje77');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
  expect(onSubmit).not.toHaveBeenCalled();
});
