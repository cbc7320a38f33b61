import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid, problem } from '@atrium/api-client/testing/stub';

const update = `POST /auth/update/${sampleUser.id}`;
const change = 'POST /auth/change-password';

const sessions = { 'GET /auth/sessions': { status: 200, body: { data: sampleSessions } } };

beforeEach(() => window.localStorage.clear());

/** Opens Settings and returns the requests other than the one for sessions. */
async function open(answers = {}, account = sampleUser, tab = '') {
  const opened = await openPage(`/settings${tab}`, { user: account, answers: { ...sessions, ...answers } });
  return { ...opened, asked: () => opened.calls.filter(({ route }) => route !== 'GET /auth/sessions') };
}

async function fillPasswords(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await fill(user, screen.getByLabelText('Current password'), 'stara-hiša6');
  await fill(user, screen.getByLabelText('New password'), 'modra-hiša7');
  await fill(user, screen.getByLabelText('Confirm password'), 'modra-hiša7');
}

describe('SettingsPage', () => {
  it('saves the name and shows the e-mail', async () => {
    const { user, asked } = await open({ [update]: { status: 200, body: { ...sampleUser, full_name: 'Maja Novak' } } });
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', sampleUser.email);
    await fill(user, screen.getByLabelText('Full name'), 'Maja Novak');
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    expect(await screen.findByText('Successfully saved')).toBeDefined();
    expect(asked()).toEqual([expect.objectContaining({ route: update, body: { full_name: 'Maja Novak' } })]);
  });

  it('marks the page as unsaved from the first change until it is saved or undone', async () => {
    const saved = { ...sampleUser, full_name: 'Maja Novak' };
    const { user } = await open({ [update]: [problem(500), { status: 200, body: saved }] });
    const name = screen.getByLabelText('Full name');
    await user.type(name, 'a');
    expect(hasUnsavedWork()).toBe(true);
    await user.type(name, '{Backspace}');
    expect(hasUnsavedWork()).toBe(false);
    await fill(user, name, 'Maja Novak');
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    const alert = await screen.findByRole('alert');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Successfully saved');
    expect(hasUnsavedWork()).toBe(false);
  });

  it('keeps what is typed while another part is shown', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), ' Novak');
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
    expect(await screen.findByText(`${sampleSessions.length} open`)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Add picture');
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveProperty('value', `${sampleUser.full_name} Novak`);
  });

  it('rejects an empty name', async () => {
    const { user, asked } = await open();
    await user.clear(screen.getByLabelText('Full name'));
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(messageOf(screen.getByLabelText('Full name'))).toBe('Fill in this field.'));
    expect(asked()).toEqual([]);
  });

  it('reports each save in a notice, and dismisses it before the next errors appear', async () => {
    const { user } = await open({ [update]: { status: 200, body: sampleUser } });
    const save = () => user.click(screen.getByRole('button', { name: 'Save account' }));
    await save();
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await notices.findByRole('status')).textContent).toBe('Successfully saved');
    await save();
    await waitFor(() => expect(notices.getAllByText('Successfully saved')).toHaveLength(1));
    await user.clear(screen.getByLabelText('Full name'));
    await save();
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByText('Successfully saved')).toBeNull());
  });

  it('removes the error summary once its fields are valid', async () => {
    const { user } = await open(
      { [change]: invalid({ current_password: ['The current password is wrong.'] }) },
      sampleUser,
      '?tab=security',
    );
    await fill(user, screen.getByLabelText('New password'), 'modra-hiša7');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const lines = () => within(screen.getByRole('alert')).getAllByRole('link');
    await waitFor(() => expect(lines()).toHaveLength(2));
    await fill(user, screen.getByLabelText('Current password'), 'stara-hiša6');
    await waitFor(() =>
      expect(lines().map(({ textContent }) => textContent)).toEqual(['Confirm password: Fill in this field.']),
    );
    await fill(user, screen.getByLabelText('Confirm password'), 'modra-hiša7');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.type(screen.getByLabelText('Current password'), '!');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('reports that saving failed, and retries with the current input', async () => {
    const saved = { status: 200, body: { ...sampleUser, full_name: 'Maja Novak' } };
    const { user, asked } = await open({ [update]: [problem(500, { request_id: 'r-17' }), saved] });
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('An error occurred while saving')).toBeDefined();
    expect(alert.getByText('r-17')).toBeDefined();
    await fill(user, screen.getByLabelText('Full name'), 'Maja Novak');
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Successfully saved');
    expect(asked().at(-1)?.body).toEqual({ full_name: 'Maja Novak' });
  });

  it('changes the password and empties the fields', async () => {
    const { user, asked } = await open(
      { [change]: { status: 200, body: { message: 'Changed' } } },
      sampleUser,
      '?tab=security',
    );
    await fillPasswords(user);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Successfully saved')).toBeDefined();
    expect(screen.queryByDisplayValue('modra-hiša7')).toBeNull();
    expect(asked()[0]?.body).toEqual({
      current_password: 'stara-hiša6',
      password: 'modra-hiša7',
      password_confirmation: 'modra-hiša7',
    });
  });

  it('shows a wrong current password at its field', async () => {
    const { user } = await open(
      { [change]: invalid({ current_password: ['The current password is wrong.'] }) },
      sampleUser,
      '?tab=security',
    );
    await fillPasswords(user);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(messageOf(screen.getByLabelText('Current password'))).toBe('The current password is wrong.'),
    );
  });

  it('saves the rows per page at once', async () => {
    const { user, asked } = await open(
      { [update]: { status: 200, body: { ...sampleUser, per_page: 50 } } },
      sampleUser,
      '?tab=display',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '50');
    expect(await screen.findByText('Successfully saved')).toBeDefined();
    expect(asked()[0]?.body).toEqual({ per_page: '50' });
    expect(window.localStorage.getItem('pageSize')).toBe('50');
  });

  it.each([
    [25, '50', '25'],
    [null, '50', '50'],
    [null, null, '10'],
    [null, 'many', '10'],
  ])('shows for an account with %s and a browser with %s a size of %s', async (ofUser, stored, shown) => {
    if (stored !== null) window.localStorage.setItem('pageSize', stored);
    await open({}, { ...sampleUser, per_page: ofUser }, '?tab=display');
    expect(screen.getByRole('combobox', { name: 'Items per page' })).toHaveProperty('value', shown);
  });

  it('reports that the page size was not saved, and keeps the old one', async () => {
    const { user } = await open({ [update]: problem(500) }, { ...sampleUser, per_page: 20 }, '?tab=display');
    const size = screen.getByRole('combobox', { name: 'Items per page' });
    await user.selectOptions(size, '50');
    expect(await screen.findByText('An error occurred while saving')).toBeDefined();
    expect(size).toHaveProperty('value', '20');
    expect(window.localStorage.getItem('pageSize')).toBeNull();
  });

  it('changes the theme at once and remembers it in the browser', async () => {
    const { user } = await open({}, sampleUser, '?tab=display');
    const theme = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    await user.click(theme.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await user.click(theme.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('switches single-key shortcuts off in this browser', async () => {
    const { user } = await open({}, sampleUser, '?tab=display');
    const keys = screen.getByRole('switch', { name: 'Single-key shortcuts in lists' });
    expect(keys).toHaveProperty('checked', true);
    await user.click(keys);
    expect([keys, window.localStorage.getItem('singleKeys')]).toMatchObject([{ checked: false }, 'off']);
  });

  it('changes the language of the interface and of the account', async () => {
    const { user, asked } = await open(
      { [update]: { status: 200, body: { ...sampleUser, language: 'sl' } } },
      sampleUser,
      '?tab=display',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'sl');
    expect(await screen.findByRole('heading', { name: 'Nastavitve' })).toBeDefined();
    expect(await screen.findByText('Uspešno shranjeno')).toBeDefined();
    expect(asked()[0]?.body).toEqual({ language: 'sl' });
  });

  it.each([
    ['Current password', { 'Current password': '' }, 'Fill in this field.'],
    ['New password', { 'New password': 'modra' }, 'Use at least 6 characters.'],
    ['New password', { 'New password': 'Maja-Kovač-1' }, 'The password must not contain your name'],
    ['Confirm password', { 'Confirm password': 'modra-hiša8' }, 'The password confirmation does not match.'],
  ])('rejects in %s the values %j', async (label, changes, message) => {
    const { user, asked } = await open({}, sampleUser, '?tab=security');
    await fillPasswords(user);
    for (const [name, value] of Object.entries(changes)) {
      await user.clear(screen.getByLabelText(name));
      if (value !== '') await fill(user, screen.getByLabelText(name), value);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(messageOf(screen.getByLabelText(label))).toContain(message));
    expect(asked()).toEqual([]);
  });

  it('opens from /profile', async () => {
    await openPage('/profile', { user: sampleUser });
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeDefined();
  });
});

describe('the picture in Settings', () => {
  const withPicture = { ...sampleUser, avatar: 'a'.repeat(32) };
  const set = 'POST /auth/avatar';

  /** jsdom decodes no pictures. */
  function decodeAs(width: number, height: number, works = true) {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const decode = async () => {
      if (!works) throw new Error('damaged');
    };
    Object.assign(HTMLImageElement.prototype, { decode });
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  }

  const choose = (name = 'jaz.png') =>
    fireEvent.change(screen.getByLabelText('File of the picture'), { target: { files: [new File(['x'], name)] } });

  it('is cut by keys, turned and saved', async () => {
    decodeAs(300, 200);
    const { user, asked } = await open({ [set]: { status: 200, body: withPicture } });
    choose();
    const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
    expect(dialog.getByText('jaz.png, 300 × 200 px')).toBeDefined();
    const part = dialog.getByRole('application');
    expect(part.getAttribute('aria-label')).toContain('left 17 %, top 0 %, 100 %');
    part.focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    expect(part.getAttribute('aria-label')).toContain('left 24 %');
    await user.keyboard('0');
    expect(part.getAttribute('aria-label')).toContain('left 17 %');
    fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await user.click(dialog.getByRole('button', { name: 'Turn' }));
    await user.click(dialog.getByRole('button', { name: 'Save picture' }));
    expect(await screen.findByText('Successfully saved')).toBeDefined();
    expect(asked()).toMatchObject([{ route: set }]);
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeDefined();
  });

  it.each([
    ['jaz.svg', 1, 1, true, 'Choose a PNG, JPEG or WebP picture.'],
    ['jaz.png', 8000, 8000, true, 'This picture has more than 40 megapixels. Choose a smaller one.'],
    ['jaz.png', 0, 0, false, 'This picture cannot be opened. It may be damaged.'],
  ])('is refused: %s with %i × %i px', async (name, width, height, works, message) => {
    decodeAs(width, height, works);
    await open();
    choose(name);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('says in the dialog why the service refused it', async () => {
    decodeAs(300, 200);
    const { user } = await open({ [set]: invalid({ file: ['The virus scanner found a virus in this file.'] }) });
    choose();
    await user.click(await screen.findByRole('button', { name: 'Save picture' }));
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('The virus scanner found a virus in this file.');
  });

  it('is removed, and restored by Undo', async () => {
    const answers = {
      'DELETE /auth/avatar': { status: 200, body: sampleUser },
      'POST /auth/avatar/restore': { status: 200, body: withPicture },
    };
    const { user } = await open(answers, withPicture);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Add picture' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeDefined();
  });
});
