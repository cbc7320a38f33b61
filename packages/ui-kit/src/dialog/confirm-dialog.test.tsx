import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { ConfirmDialog } from './confirm-dialog';

function DeleteRole({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        busy={busy}
        cancelLabel="Cancel"
        confirmLabel="Delete role"
        onCancel={() => setOpen(false)}
        onConfirm={onConfirm}
        open={open}
        title="Delete Prodaja"
        tone="danger"
      >
        Would you like to proceed with this action?
      </ConfirmDialog>
    </>
  );
}

test('focuses Cancel, closes on Escape and returns the focus', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteRole onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Prodaja' });
  expect(dialog.textContent).toContain('Would you like to proceed with this action?');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('calls onConfirm', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteRole onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete role' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('cannot be closed while the work is running', async () => {
  render(<DeleteRole busy onConfirm={vi.fn<() => void>()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

/** A CSS animation that the test finishes. */
function animateElements() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => [{ finished }] });
  return { finish, stop: () => Reflect.deleteProperty(Element.prototype, 'getAnimations') };
}

test('keeps its texts while it closes', async () => {
  const animation = animateElements();
  const words = (name: string | undefined) => (
    <ConfirmDialog
      cancelLabel="Cancel"
      confirmLabel="Discard draft"
      onCancel={() => undefined}
      onConfirm={() => undefined}
      open={name !== undefined}
      title="Discard draft"
    >
      {`Discard ${name ?? 'nothing'}?`}
    </ConfirmDialog>
  );
  const { rerender } = render(words('Dolina'));
  await screen.findByText('Discard Dolina?');
  rerender(words(undefined));
  expect(screen.getByText('Discard Dolina?')).toBeDefined();
  expect(screen.queryByText('Discard nothing?')).toBeNull();
  animation.finish();
  await waitFor(() => expect(screen.queryByText('Discard Dolina?')).toBeNull());
  animation.stop();
});
