import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TokenField } from './token-field';

function Emails({ initial }: { initial: readonly string[] }) {
  const [tokens, setTokens] = useState(initial);
  return (
    <TokenField
      id="emails"
      label="E-mails"
      onChange={setTokens}
      removeLabel={(token) => `Remove ${token}`}
      tokenError={(token) => (token.includes('@') ? undefined : 'is not an e-mail.')}
      tokens={tokens}
    />
  );
}

const open = (initial: readonly string[] = []) => {
  render(<Emails initial={initial} />);
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('E-mails') };
};
const tokens = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('TokenField', () => {
  it('ends an address by comma, Enter, a pasted list and leaving the field', async () => {
    const { user, input } = open();
    await user.type(input, 'ana@a.si,bor@b.si{Enter}');
    await user.paste('Cene <cene@c.si>; dora@d.si\nana@a.si');
    await user.type(input, 'eva@e.si');
    await user.tab();
    expect(tokens()).toEqual(['ana@a.si', 'bor@b.si', 'cene@c.si', 'dora@d.si', 'eva@e.si']);
    expect(input.value).toBe('');
  });

  it('reopens the last address by Backspace', async () => {
    const { user, input } = open(['ana@a.si', 'bor']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.click(input);
    await user.keyboard('{Backspace}');
    expect([tokens(), input.value]).toEqual([['ana@a.si'], 'bor']);
    await user.keyboard('@b.si{Enter}');
    expect(tokens()).toEqual(['ana@a.si', 'bor@b.si']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('names each wrong address', () => {
    const { input } = open(['bor', 'ana@a.si', 'cene']);
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('bor is not an e-mail.cene is not an e-mail.');
  });

  it('removes an address and returns the focus to the field', async () => {
    const { user, input } = open(['ana@a.si', 'bor@b.si']);
    await user.click(screen.getByRole('button', { name: 'Remove ana@a.si' }));
    expect(tokens()).toEqual(['bor@b.si']);
    expect(document.activeElement).toBe(input);
  });
});
