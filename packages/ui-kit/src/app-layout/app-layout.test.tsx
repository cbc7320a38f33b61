import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Building2 } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationItem } from '../side-navigation/navigation-item';
import { AppLayout } from './app-layout';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
});

const texts = {
  skip: 'Skip to content',
  navigation: 'Main',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  collapseNavigation: 'Collapse navigation',
  expandNavigation: 'Expand navigation',
};

function layout(props: { locationKey: string; rail: boolean | undefined; onRailChange?: (rail: boolean) => void }) {
  return (
    <AppLayout
      brand={{ name: 'Atrium', href: '/tenants' }}
      navigation={<NavigationItem current href="/tenants" icon={Building2} label="Licenses" />}
      onRailChange={vi.fn<() => void>()}
      texts={texts}
      {...props}
    >
      <h1>Tenants</h1>
    </AppLayout>
  );
}

test('a narrow window starts with the rail until the user chooses', async () => {
  const onRailChange = vi.fn<() => void>();
  const { rerender } = render(layout({ locationKey: '/', rail: undefined, onRailChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand navigation' }));
  expect(onRailChange).toHaveBeenCalledWith(false);
  rerender(layout({ locationKey: '/', rail: false, onRailChange }));
  expect(screen.getByRole('button', { name: 'Collapse navigation', expanded: true })).toBeTruthy();
});

test('items keep their names when only their icons are visible', () => {
  render(layout({ locationKey: '/', rail: true }));
  expect(screen.getByRole('link', { name: 'Licenses', current: 'page' })).toBeTruthy();
});

test('the phone’s navigation closes when the address changes', async () => {
  const { rerender } = render(layout({ locationKey: '/tenants', rail: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
  expect(await screen.findByRole('dialog', { name: 'Main' })).toBeTruthy();
  rerender(layout({ locationKey: '/settings', rail: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
