import type { ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { draftWithDatabase, sampleTest, draftId, emptyDraft } from '@atrium/api-client/testing/samples';
import { formatDateTime } from '@atrium/i18n';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { validateFields } from '../../../testing/validate-fields';
import { fieldNamed, fillIn, messageOf, openSection } from '../../../testing/open-section';

const saveRoute = `PUT /tenants/${draftId}/sections/data-provider`;
const testRoute = `POST /tenants/${draftId}/connections/data-provider/test`;
const vpnRoute = `POST /tenants/${draftId}/vpn-request`;
const setAt = '2026-11-21T09:31:00.000Z';

async function openForm(draft: Tenant = emptyDraft(), answers: StubAnswers = {}) {
  const page = await openSection('data-provider', 'Data provider', { ...draftAnswers(draft), ...answers });
  return { ...page, sent: (route: string) => page.calls.filter((call) => call.route === route) };
}

const pressTest = (user: UserEvent, name = /^Test (connection|again)$/) =>
  user.click(screen.getByRole('button', { name }));
const panel = () => screen.getByRole('heading', { name: 'Connection test' }).closest('section') ?? document.body;

describe('fields of Data provider', () => {
  it('show why a value is wrong when they lose focus, and nothing once it is right', async () => {
    const { user } = await openForm();
    const shape = 'Enter a host name such as db.example.com or an IP address.';
    await validateFields(user, [{ label: 'Host', bad: [['127.1', shape]], good: ['192.0.2.10'] }], fieldNamed);
  });

  describe('certificate of the company’s own authority', () => {
    const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
    const choose = (user: UserEvent, file: File) =>
      user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file field'), file);

    it('reads a file and clears it again', async () => {
      const { user, sent } = await openForm(draftWithDatabase());
      await choose(user, new File([`subject=CN=A\n${pem}\n`], 'root.pem'));
      await waitFor(() => expect(fieldNamed('Or paste the certificate')).toHaveProperty('value', pem));
      expect(screen.getByText('root.pem')).toBeDefined();
      await waitFor(() => expect(sent(saveRoute).at(-1)?.body).toMatchObject({ ca_certificate: pem }));
      await user.click(screen.getByRole('button', { name: 'Delete root.pem' }));
      expect(fieldNamed('Or paste the certificate')).toHaveProperty('value', '');
    });

    it('rejects a file without a certificate', async () => {
      const { user } = await openForm(draftWithDatabase());
      await choose(user, new File(['-----BEGIN PRIVATE KEY-----'], 'key.pem'));
      expect(await screen.findByText('key.pem does not contain a certificate.')).toBeDefined();
      expect(fieldNamed('Or paste the certificate')).toHaveProperty('value', '');
    });
  });

  it('derive the kind from the default port, and the default port from the kind', async () => {
    const { user } = await openForm();
    await fillIn(user, fieldNamed('Port'), '3306');
    expect(fieldNamed('Kind of database')).toHaveProperty('value', 'mysql');
    await user.selectOptions(fieldNamed('Kind of database'), 'postgresql');
    expect(fieldNamed('Port')).toHaveProperty('value', '5432');
    await fillIn(user, fieldNamed('Port'), '15432');
    await user.selectOptions(fieldNamed('Kind of database'), 'mysql');
    expect(fieldNamed('Port')).toHaveProperty('value', '15432');
  });
});

describe('leaving Data provider', () => {
  it('is allowed while it is empty, which leaves it for later', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
  });

  it('lists what is missing when it is incomplete, with links', async () => {
    const { user } = await openForm();
    await fillIn(user, fieldNamed('Host'), 'db.example.com');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Database name: Fill in this field.',
      'Database username: Fill in this field.',
      'Database password: Fill in this field.',
    ]);
  });

  it('sends the password on blur and no longer shows it', async () => {
    const { user, sent } = await openForm();
    await fillIn(user, fieldNamed('Host'), 'db.example.com');
    await fillIn(user, fieldNamed('Database password'), 'zelo-skrivno7');
    await user.tab();
    await waitFor(() => expect(sent(saveRoute).at(-1)?.body).toMatchObject({ password: 'zelo-skrivno7' }));
    const secret = await screen.findByRole('group', { name: 'Database password' });
    expect(secret.textContent).toContain('Set on 21.11.2026');
    expect(document.body.innerHTML).not.toContain('zelo-skrivno7');
  });
});

describe('the connection test of the data provider', () => {
  it('lists missing values first and sends nothing', async () => {
    const { user, sent } = await openForm();
    await pressTest(user);
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('Host')));
    expect(messageOf(fieldNamed('Host'))).toContain('Fill in this field.');
    expect(sent(testRoute)).toEqual([]);
  });

  it('tests the values shown with the stored password', async () => {
    const { user, sent } = await openForm(draftWithDatabase(), { [testRoute]: ok(sampleTest()) });
    await pressTest(user);
    await within(panel()).findAllByText('Working');
    expect(sent(testRoute).map(({ body }) => body)).toEqual([
      {
        kind: 'postgresql',
        host: 'baza.azman.example',
        port: '5432',
        database: 'crm_produkcija',
        username: 'atrium',
        ca_certificate: '',
      },
    ]);
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Host name found, passed1 s',
      'Port answers, passed1 s',
      'Encrypted connection, passed1 s',
      'Log in, passed1 s',
      'Open the database, passed1 s',
      'Permissions for tables, passed1 s',
    ]);
  });

  it.each<[string, ConnectionTest, string, string]>([
    ['tcp', sampleTest(['tcp', 'unreachable']), 'Port', 'No answer from this port'],
    ['name', sampleTest(['name', 'name_unknown']), 'Host', 'This host name does not exist'],
    ['database', sampleTest(['database', 'database_unknown']), 'Database name', 'There is no such database'],
    ['rights', sampleTest(['rights', 'rights_missing']), 'Database username', 'Permissions are missing'],
    [
      'tls',
      sampleTest(['tls', 'certificate_unknown_issuer']),
      'Or paste the certificate',
      'The issuer of the certificate is unknown',
    ],
  ])('links a failure at %s to the field that is probably wrong', async (_stage, test, name, told) => {
    const { user } = await openForm(draftWithDatabase(), { [testRoute]: ok(test) });
    await pressTest(user);
    await within(panel()).findAllByText('Not working');
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed(name)));
    expect(messageOf(fieldNamed(name))).toContain(told);
    expect(panel().textContent).toContain('You can continue without a working connection');
  });

  it('offers the VPN when the server does not respond, and details for the IT department', async () => {
    const test = sampleTest(['tcp', 'unreachable']);
    const { user } = await openForm(draftWithDatabase({ connection_tests: [test] }));
    expect(within(panel()).getByRole('button', { name: 'Request VPN configuration by e-mail' })).toBeDefined();
    await user.click(within(panel()).getByText('Technical details'));
    await user.click(within(panel()).getByRole('button', { name: 'Copy for IT' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `Stage: tcp\nReason: unreachable\nHost: baza.azman.example\nPort: 5432\nTime: ${formatDateTime(sampleTest().ended_at ?? '')}\nReference: AT-7F3K-92QD`,
      ),
    );
  });

  it('becomes untested after an edit, and tested again when the edit is undone', async () => {
    const { user } = await openForm(draftWithDatabase({ connection_tests: [sampleTest()] }));
    expect(within(panel()).getAllByText('Working')).not.toHaveLength(0);
    await user.type(fieldNamed('Database name'), '2');
    expect(within(panel()).getByText('Not tested with these values yet.')).toBeDefined();
    await user.type(fieldNamed('Database name'), '{Backspace}');
    expect(within(panel()).getAllByText('Working')).not.toHaveLength(0);
  });

  it('can be cancelled when it takes long, and is untested then', async () => {
    const { user } = await openForm(draftWithDatabase(), { [testRoute]: 'pending' });
    await pressTest(user);
    expect((await within(panel()).findAllByRole('listitem'))[0]?.textContent).toContain('Host name found, running');
    await user.click(await screen.findByRole('button', { name: 'Cancel test' }, { timeout: 10_000 }));
    await waitFor(() => expect(within(panel()).getByText('Not tested with these values yet.')).toBeDefined());
    expect(within(panel()).queryByRole('alert')).toBeNull();
  });

  it('does not block the wizard when it fails, and shows its result again later', async () => {
    const { user } = await openForm(draftWithDatabase({ connection_tests: [sampleTest(['tcp', 'unreachable'])] }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
    expect(screen.getByRole('navigation', { name: 'Sections' }).textContent).toContain('Data provider1 error');
  });

  it.each([
    [problem(429, { code: 'too_many_requests' }), 'Too many tests. Wait a moment and try again.'],
    [problem(500, { code: 'unexpected' }), 'The connection could not be tested. Try again.'],
  ])('reports a test that could not run', async (answer, told) => {
    const { user } = await openForm(draftWithDatabase(), { [testRoute]: answer });
    await pressTest(user);
    expect(await within(panel()).findByText(told)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeDefined();
  });
});

describe('the VPN configuration', () => {
  it.each([
    [problem(500, { code: 'internal' }), 'The VPN configuration could not be requested. Try again.'],
    [
      problem(429, { code: 'too_many_requests' }),
      'You have already requested it several times. Wait for our answer, or try again in an hour.',
    ],
  ])('explains a failed request', async (answer, told) => {
    const { user } = await openForm(draftWithDatabase(), { [vpnRoute]: answer });
    await user.click(screen.getByRole('button', { name: 'Request VPN configuration by e-mail' }));
    expect(await screen.findByText(told)).toBeDefined();
    expect(screen.queryByText(/^Requested on/)).toBeNull();
  });

  it('is requested once, shows when, and can be requested again', async () => {
    const { user, sent } = await openForm(draftWithDatabase(), { [vpnRoute]: ok({ requested_at: setAt }) });
    await user.click(screen.getByRole('button', { name: 'Request VPN configuration by e-mail' }));
    expect(await screen.findByText(`Requested on ${formatDateTime(setAt)}`)).toBeDefined();
    expect(screen.getByText('VPN configuration requested. We sent you a copy.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Request it again' }));
    await waitFor(() => expect(sent(vpnRoute)).toHaveLength(2));
  });
});
