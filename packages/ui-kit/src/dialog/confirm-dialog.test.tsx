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

test('begins on Cancel, closes with Escape and gives the focus back', async () => {
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

test('confirms with its verb', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteRole onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete role' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('cannot be left while the confirmed work runs', async () => {
  render(<DeleteRole busy onConfirm={vi.fn<() => void>()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
