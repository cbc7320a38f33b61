import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOverPages } from './page-overlay.store';
import { PageOverlays } from './page-overlays';

test('shows the last content of each id', () => {
  const { container } = render(<PageOverlays />);
  act(() => showOverPages('uploads', 'one'));
  act(() => showOverPages('calls', 'two'));
  act(() => showOverPages('uploads', 'three'));
  expect(container.textContent).toBe('threetwo');
});
