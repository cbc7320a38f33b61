import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('does not submit a form by default', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('type')).toBe('button');
});

test('a busy submit button does not submit again, by press or Enter', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button busy type="submit">
        Saving
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Maja{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an unavailable button stays focusable and says why', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button disabledReason="Fill in every field above first." onClick={onClick}>
      Download act
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Download act' });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Fill in every field above first.');
});

test('forwards its ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
