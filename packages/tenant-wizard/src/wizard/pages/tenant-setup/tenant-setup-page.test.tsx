import {
  sampleTest,
  existingWithDatabase,
  existingWithCouriers,
  samplePremise,
  withFiscalization,
  existingWithPremise,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { savedByAnotherUser } from '../../../testing/saved-by-another-user';
import { openPage } from '../../../testing/open-page';
import { fieldIn, fillIn } from '../../../testing/open-section';

const tenantRoute = `GET /tenants/${tenantId}`;
const at = (section: string) => `/tenants/details/${tenantId}/setup/${section}`;
const answers = { [tenantRoute]: ok(sampleTenant()) };

describe('the setup of an existing company CRM', () => {
  it('shows the form of the section in the address, with links to the others', async () => {
    await openPage(at('couriers'), { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Couriers' })).toBeDefined();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(sections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['application', 'data-provider', 'couriers', 'fiscalization', 'plugins'].map(at),
    );
    expect(sections.getByRole('link', { current: 'step' }).textContent).toContain('Couriers');
  });

  it('is linked from the checklist of the details', async () => {
    const { user } = await openPage(`/tenants/details/${tenantId}`, { answers });
    await user.click(await screen.findByRole('link', { name: 'Fiscalization' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiscalization' })).toBeDefined();
  });

  it('changes the company, but neither the address nor the password of its CRM', async () => {
    const tenant = sampleTenant();
    tenant.sections.application.secrets.password = { set: false, updated_at: null };
    const { user, calls } = await openPage(at('application'), { answers: draftAnswers(tenant) });
    await screen.findByRole('heading', { level: 1, name: 'Application setup' });
    expect(screen.queryByRole('textbox', { name: 'Application URL' })).toBeNull();
    expect(screen.queryByLabelText('Administrator password')).toBeNull();
    await fillIn(user, screen.getByRole('textbox', { name: 'Street' }), 'Nova pot 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Application setup saved')).toBeDefined();
    const saved = calls.find(({ route }) => route === `PUT /tenants/${tenantId}/sections/application`);
    expect(saved?.body).toMatchObject({
      url_name: 'azman',
      address: { street: 'Nova pot 2', vat_number: 'SI50223054' },
    });
    expect(saved?.body).not.toHaveProperty('password');
  });

  it('warns above the business premises what is not registered', async () => {
    const existing = existingWithPremise({ premise_id: 'STOJNICA1', removed: true, problem: 'unreachable' });
    await openPage(at('fiscalization'), { answers: { [tenantRoute]: ok(withFiscalization(existing)) } });
    expect(await screen.findByText(/not closed at the tax authority: STOJNICA1\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Register again' })).toBeDefined();
  });

  it.each([
    ['application', 'Application setup'],
    ['data-provider', 'Data provider'],
    ['couriers', 'Couriers'],
    ['fiscalization', 'Fiscalization'],
    ['plugins', 'Plugins'],
  ])('uses texts for an existing company CRM at %s', async (slug, title) => {
    await openPage(at(slug), {
      answers: { [tenantRoute]: ok(existingWithDatabase({ connection_tests: [sampleTest(['tcp', 'unreachable'])] })) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/set it up later|be added later|You can continue/);
  });

  it('explains what deleting a registered business premise means', async () => {
    const existing = withFiscalization(
      existingWithPremise({ premise: samplePremise().id, state: 'registered', problem: null }),
    );
    const { user } = await openPage(at('fiscalization'), { answers: { [tenantRoute]: ok(existing) } });
    await user.click(await screen.findByRole('button', { name: 'Delete PE1' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('its ID cannot be used again');
  });

  it('redirects members without permission to the details', async () => {
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

  it('closes on Cancel', async () => {
    const { user } = await openPage(at('couriers'), { answers });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined(),
    );
  });
});

describe('a section of an existing company CRM', () => {
  const saveRoute = `PUT /tenants/${tenantId}/sections/couriers`;

  async function openCouriers(more: StubAnswers = {}) {
    const page = await openPage(at('couriers'), { answers: { ...draftAnswers(existingWithCouriers()), ...more } });
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
    return { ...page, saves: () => page.calls.filter(({ route }) => route === saveRoute).map(({ body }) => body) };
  }

  async function typeNumber(more?: StubAnswers) {
    const page = await openCouriers(more);
    await fillIn(page.user, fieldIn('GLS', 'Client number'), '380009999');
    await screen.findByText('Not saved yet');
    return page;
  }

  const save = (user: Awaited<ReturnType<typeof openPage>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Save' }));

  it('is saved as a whole, and only on Save', async () => {
    const { user, saves } = await typeNumber();
    await user.click(fieldIn('GLS', 'Username'));
    expect(hasUnsavedWork()).toBe(true);
    expect(saves()).toEqual([]);
    await save(user);
    expect(await screen.findByText('Couriers saved')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined();
    expect(saves()).toMatchObject([{ gls: { client_number: '380009999' }, posta_slovenije: { client_id: '40412' } }]);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is not saved while it is invalid, and shows the errors', async () => {
    const { user, saves } = await openCouriers();
    await fillIn(user, fieldIn('GLS', 'Client number'), 'x');
    await save(user);
    expect(await screen.findByRole('link', { name: /Client number/ })).toBeDefined();
    expect(saves()).toEqual([]);
  });

  it('keeps its input while another section is open', async () => {
    const { user } = await typeNumber();
    await user.click(screen.getByRole('link', { name: /^\d?Fiscalization/ }));
    await screen.findByRole('heading', { level: 1, name: 'Fiscalization' });
    await user.click(screen.getByRole('link', { name: /^\d?Couriers/ }));
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
    expect(fieldIn('GLS', 'Client number')).toHaveProperty('value', '380009999');
  });

  it('asks before unsaved input is lost', async () => {
    const { user, saves } = await typeNumber();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fieldIn('GLS', 'Client number')).toHaveProperty('value', '380009999');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving' }));
    await user.click(again.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined();
    expect(saves()).toEqual([]);
  });

  it('stays open when saving fails, and can be saved again', async () => {
    const { user } = await typeNumber({ [saveRoute]: problem(500, { code: 'internal' }) });
    await save(user);
    expect(await screen.findByText('Not saved')).toBeDefined();
    expect(fieldIn('GLS', 'Client number')).toHaveProperty('value', '380009999');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('asks about a number that another user changed too, and then leaves', async () => {
    const { user } = await typeNumber(
      savedByAnotherUser(draftAnswers(existingWithCouriers()), saveRoute, (body) => ({
        ...body,
        gls: { ...(body['gls'] as object), client_number: '380007777' },
      })),
    );
    await save(user);
    expect(await screen.findByRole('group', { name: 'GLS, Client number' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save your choice' }));
    expect(await screen.findByText('Couriers saved')).toBeDefined();
  });
});
