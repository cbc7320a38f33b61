import { screen, waitFor, within } from '@testing-library/react';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page';
import { sampleTenant, tenantId } from '../../testing/sample-tenants';

vi.setConfig({ testTimeout: 20_000 });

const tenantRoute = `GET /tenants/${tenantId}`;
const at = (section: string) => `/tenants/details/${tenantId}/setup/${section}`;
const answers = { [tenantRoute]: ok(sampleTenant()) };

describe('the set-up of a company CRM that lives', () => {
  it('shows the form of the section that the address names, and the way to the others', async () => {
    await openPage(at('couriers'), { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Couriers' })).toBeDefined();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(sections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['data-provider', 'couriers', 'fiscalization', 'plugins'].map(at),
    );
    expect(sections.getByRole('link', { current: 'step' }).textContent).toContain('Couriers');
  });

  it('is reached from the checklist of the details', async () => {
    const { user } = await openPage(`/tenants/details/${tenantId}`, { answers });
    await user.click(await screen.findByRole('link', { name: 'Fiscalization' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiscalization' })).toBeDefined();
  });

  it('leads those who may not change it to the details', async () => {
    const tenant = sampleTenant({ role: 'viewer', allowed_actions: ['open'] });
    await openPage(at('plugins'), { answers: { [tenantRoute]: ok(tenant) } });
    expect(await screen.findByRole('heading', { level: 1, name: tenant.title })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Plugins' })).toBeNull();
    expect(screen.getByText('Plugins')).toBeDefined();
  });

  it('says that a company CRM is missing', async () => {
    await openPage(at('plugins'), { answers: { [tenantRoute]: problem(404, { code: 'tenant_not_found' }) } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Unable to find specified company CRM' }),
    ).toBeDefined();
  });

  it('is left by Cancel', async () => {
    const { user } = await openPage(at('couriers'), { answers });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined(),
    );
  });
});
