import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProgressBar } from './progress-bar';

test('reports progress as a number and as text', () => {
  render(<ProgressBar label="tenants.xlsx" text="62 %, 1,4 MB" value={0.62} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'tenants.xlsx' });
  expect(bar.position).toBeCloseTo(0.62);
  expect(bar.getAttribute('aria-valuetext')).toBe('62 %, 1,4 MB');
});

test('has no number without a known total', () => {
  render(<ProgressBar label="tenants.xlsx" text="Preparing" />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'tenants.xlsx' }).position).toBe(-1);
  expect(screen.getByText('Preparing')).toBeTruthy();
});

test('can be cancelled with onCancel', async () => {
  const onCancel = vi.fn<() => void>();
  render(
    <ProgressBar cancel={{ label: 'Cancel the export', onCancel }} label="tenants.xlsx" text="62 %" value={0.62} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the export' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
