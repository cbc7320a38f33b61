import '../../testing/browser-parts';
import { configQueryOptions } from '@atrium/api-client/react';
import { createFakeService } from '@atrium/api-client/testing';
import { I18nProvider } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { createApiClient } from '@atrium/api-client';
import { ApiProvider } from '@atrium/api-client/react';
import { markUnsavedWork, NotificationProvider } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalMessages } from '../../messages';
import { useUpdateNotice } from './use-update-notice';

const title = 'A new app update is available';
const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
  vi.useRealTimers();
});

function type() {
  act(() => void releases.push(markUnsavedWork()));
}
const save = () => act(() => releases.splice(0).forEach((release) => release()));

async function open() {
  const i18n = await startI18nForTests({ messages: [portalMessages], language: 'en' });
  const service = createFakeService();
  const client = createApiClient(service);
  const queries = new QueryClient();
  const reload = vi.fn<() => void>();
  function Shell() {
    useUpdateNotice(reload);
    return null;
  }
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <I18nProvider i18n={i18n}>
          <NotificationProvider closeLabel="Close" label="Notifications">
            <Shell />
          </NotificationProvider>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  const { queryKey } = configQueryOptions(client);
  await waitFor(() => expect(queries.getQueryData(queryKey)).toBeDefined());
  const build = (id: string) => {
    service.state.config = { ...service.state.config, build_id: id };
  };
  const refetch = () => act(() => queries.refetchQueries({ queryKey }));
  return { reload, build, refetch, queries, queryKey };
}

describe('a new build of the portal', () => {
  it('is noticed within a minute, offered, and loaded on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { reload, build } = await open();
    build('next');
    expect(screen.queryByText(title)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText(title);
    screen.getByText('Your work here is saved.');
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not offered while work is unsaved', async () => {
    const { build, refetch } = await open();
    type();
    build('next');
    await refetch();
    expect(screen.queryByText(title)).toBeNull();
    save();
    await screen.findByText(title);
  });

  it('waits until text typed since the offer is saved', async () => {
    const user = userEvent.setup();
    const { reload, build, refetch } = await open();
    build('next');
    await refetch();
    const button = await screen.findByRole('button', { name: 'Reload' });
    type();
    await user.click(button);
    expect(reload).not.toHaveBeenCalled();
    screen.getByText('The page reloads when everything on it is saved.');
    save();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered once, and not for the page’s own build', async () => {
    const { build, refetch } = await open();
    await refetch();
    expect(screen.queryByText(title)).toBeNull();
    build('next');
    await refetch();
    await screen.findByText(title);
    type();
    save();
    await refetch();
    expect(screen.getAllByText(title)).toHaveLength(1);
  });
});
