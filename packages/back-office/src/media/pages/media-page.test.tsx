import { mediaResource } from '@atrium/api-client/contract';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import {
  invalid,
  ok,
  okFile,
  okPage,
  problem,
  stubRecord,
  stubService,
  type StubAnswers,
} from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { samplePdf } from '../../testing/sample-pdf';
import { wideWindow } from '../../testing/wide-window';
import { userWith } from '../../testing/user-with';
import { viewerMessages } from '../../components/viewer/messages';
import { mediaMessages } from '../messages';
import { showUploads } from '../components/show-uploads';
import { uploadQueue } from '../model/upload-queue';

const { record, answers: recordAnswers } = stubRecord(mediaResource, {
  title: 'Logotip',
  collection: 'Logotipi',
  kind: 'png',
  file_name: 'logotip.png',
  size: 48_000,
  width: 1200,
  height: 900,
  previewable: true,
  active: true,
  allowed_actions: ['update', 'delete', 'duplicate'],
});
const { id } = record;
const stored = { id: record.file_id, kind: 'png', name: 'slika.png', size: 4, width: 1, height: 1, previewable: true };
const collections = ok({ data: [{ title: 'Logotipi', count: 6 }], total: 9 });

interface Opening {
  readonly path?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ path = '/media', answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const messages = [backOfficeMessages, conflictMessages, mediaMessages, viewerMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language });
  const service = stubService({ ...recordAnswers, 'GET /media/collections': collections, ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { user: userEvent.setup(), service, sent };
}

const file = (name: string) => new File(['data'], name, { type: 'image/png' });

async function drop(...files: File[]) {
  const row = await screen.findByRole('link', { name: 'Logotip' });
  fireEvent.drop(row, { dataTransfer: { files, types: ['Files'] } });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  uploadQueue.clear();
});

describe('the list of media', () => {
  it('shows each file with its facts and links it to its page', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Logotip' });
    expect(link.getAttribute('href')).toBe(paths.media.details.href(id));
    expect(screen.getByText('PNG, 1.200 × 900 px, 48 kB')).toBeDefined();
    expect(await screen.findByRole('tab', { name: /Logotipi\s*6/ })).toBeDefined();
    expect(screen.getByRole('tab', { name: /All\s*9/ })).toBeDefined();
  });

  it('filters by the tab of a collection', async () => {
    const { user, service } = await open();
    await user.click(await screen.findByRole('tab', { name: /Logotipi/ }));
    await expect
      .poll(() => service.calls.some(({ query }) => query.get('filter[collection]') === 'Logotipi'))
      .toBe(true);
  });

  it('is a grid if chosen, and stays one', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: 'Logotip' });
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(await screen.findByRole('list', { name: 'Media' })).toBeDefined();
    expect(localStorage.getItem('media-view')).toBe('grid');
    screen.getByRole('link', { name: 'Logotip' }).focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByRole('alertdialog', { name: 'Delete media' })).toBeDefined();
  });

  it('deletes several media at once', async () => {
    const { user, sent } = await open({
      answers: { 'POST /media/delete': { status: 204 }, [`DELETE /media/${id}`]: { status: 204 } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Logotip' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete media' }));
    await screen.findByText('Media was deleted');
    expect(sent(`DELETE /media/${id}`)).toHaveLength(1);
  });

  it('explains an empty list, and which permission is missing', async () => {
    await open({ answers: { 'GET /media': okPage([]), 'GET /media/collections': ok({ data: [], total: 0 }) } });
    expect(await screen.findByRole('heading', { name: 'No media yet' })).toBeDefined();
  });

  it('shows which permission is missing', async () => {
    await open({ account: userWith('view/nothing') });
    expect(await screen.findByText('Ask an administrator for the permission view/media.')).toBeDefined();
  });

  it('shows which permission is missing at the address of one of them', async () => {
    const path = `/media/details/${id}`;
    await open({ path, account: userWith('view/nothing'), answers: { [`GET /media/${id}`]: problem(403) } });
    expect(await screen.findByText('Ask an administrator for the permission view/media.')).toBeDefined();
  });

  it('says how many rows can be exported', async () => {
    const tooMany = invalid({ filter: ['More than 100,000 rows would be exported.'] });
    const { user } = await open({ answers: { 'POST /export/media': tooMany } });
    await user.click(await screen.findByRole('button', { name: /^Export/ }));
    expect(await screen.findByText('More than 100,000 rows would be exported.')).toBeDefined();
  });

  it('is in Slovenian', async () => {
    await open({ language: 'sl' });
    expect(await screen.findByRole('button', { name: 'Nov medij' })).toBeDefined();
  });
});

describe('new media', () => {
  const answers = { 'POST /media/files': ok(stored, 201), 'POST /media': ok(record, 201) };

  it('are added from a chosen file, with a title from its name', async () => {
    const { user, sent } = await open({ path: '/media/new', answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'New media' }));
    await user.click(dialog.getByRole('button', { name: 'Add media' }));
    expect(await dialog.findByText('Fill in this field.')).toBeDefined();
    await user.upload(
      document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!,
      file('slika-celje.png'),
    );
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Slika celje');
    await user.click(dialog.getByRole('button', { name: 'Add media' }));
    await screen.findByText('Media Logotip created');
    expect(sent('POST /media')).toMatchObject([{ title: 'Slika celje', active: 'true', file_id: stored.id }]);
  });

  it('open with a dropped file', async () => {
    await open({ answers });
    await drop(file('zig.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New media' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Zig');
  });

  it('are uploaded by the tray if several files are dropped', async () => {
    const { user, sent } = await open({ answers });
    await drop(file('ena.png'), file('dve.svg'));
    const tray = within(await screen.findByRole('region', { name: 'Uploads' }));
    expect(await tray.findByText('Done')).toBeDefined();
    expect(tray.getByText('dve.svg is not a PNG, JPEG, WebP, PDF or Word file.')).toBeDefined();
    expect(sent('POST /media')).toMatchObject([{ title: 'Ena' }]);
    await user.click(tray.getByRole('button', { name: 'Close uploads' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('show why the service refused a file', async () => {
    const reason = 'The virus scanner found a virus in this file.';
    const { user } = await open({ path: '/media/new', answers: { 'POST /media/files': invalid({ file: [reason] }) } });
    const dialog = within(await screen.findByRole('dialog', { name: 'New media' }));
    await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file('slika.png'));
    expect(await dialog.findByText(new RegExp(reason))).toBeDefined();
  });
});

describe('a PDF of the media', () => {
  const pdf = { ...record, kind: 'pdf', file_name: 'cenik.pdf', title: 'Cenik' } as const;
  const answers = {
    [`GET /media/${id}`]: ok(pdf),
    [`GET /media/${id}/file`]: okFile(samplePdf([{ lines: ['Cenik storitev 2026'] }])),
  };

  it('opens in the viewer, and Close leads back to its details', async () => {
    wideWindow();
    const { user, service } = await open({ path: paths.media.view.href(id), answers });
    expect(await screen.findByText('Cenik storitev 2026')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Cenik' })).toBeDefined();
    expect(screen.getByText('Page 1 of 1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const link = await screen.findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe(paths.media.view.href(id));
    expect(service.calls.filter(({ route }) => route === `GET /media/${id}/file`)).toHaveLength(1);
  });

  it('is the only kind with a viewer', async () => {
    await open({ path: paths.media.view.href(id) });
    expect(await screen.findByText('logotip.png')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  });
});

describe('details of media', () => {
  const details = { path: paths.media.details.href(id) };

  it('show the preview, to zoom, and the facts', async () => {
    const { user } = await open(details);
    expect(await screen.findByRole('heading', { level: 1, name: 'Logotip' })).toBeDefined();
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Logotip' }).src).toContain(`/media/${id}/preview`);
    expect(screen.getByText('logotip.png')).toBeDefined();
    const zoom = within(screen.getByRole('group', { name: 'Zoom' }));
    await user.click(zoom.getByRole('button', { name: 'Zoom in' }));
    expect(zoom.getByText('150 %')).toBeDefined();
    await user.click(zoom.getByRole('button', { name: 'Fit to the frame' }));
    expect(zoom.getByText('100 %')).toBeDefined();
  });

  it('deactivate at once, with Undo', async () => {
    const off = { ...record, active: false, version: record.version + 1 };
    const { user, sent } = await open({ ...details, answers: { [`PUT /media/${id}`]: ok(off) } });
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect
      .poll(() => sent(`PUT /media/${id}`))
      .toMatchObject([
        { active: 'false', _version: String(record.version) },
        { active: 'true', _version: String(off.version) },
      ]);
  });

  it('are changed in the popup over them', async () => {
    const { user, sent } = await open({
      path: paths.media.editDetails.href(id),
      answers: { [`PUT /media/${id}`]: ok(record) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit media' }));
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Media Logotip updated');
    expect(sent(`PUT /media/${id}`)).toMatchObject([{ title: 'Logotip 2' }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('of missing media lead to the list, and the uploads stay over both', async () => {
    showUploads(sampleAdministrator.id);
    uploadQueue.add([file('ena.png')], () => new Promise(() => undefined));
    await open({ ...details, answers: { [`GET /media/${id}`]: problem(404) } });
    expect(screen.getByRole('region', { name: 'Uploads' })).toBeDefined();
    expect(await screen.findByText('Unable to find specified media')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Media' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Uploads' })).toBeDefined();
  });
});
