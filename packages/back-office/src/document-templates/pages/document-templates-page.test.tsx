import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { warningMessages } from '../../components/conversion-warnings/messages';
import { viewerMessages } from '../../components/viewer/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { documentTemplatesMessages } from '../messages';
import { checkedFile, refusedTags, template, templateAnswers, wordFile } from '../../testing/template-answers';

const list = paths['document-templates'];
const address = list.href();
const { id, title } = template;
const details = list.details.href(id);

interface Opening {
  readonly path?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ path = address, answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const messages = [
    backOfficeMessages,
    conflictMessages,
    documentTemplatesMessages,
    viewerMessages,
    warningMessages,
    activityMessages,
    listMessages,
  ];
  const i18n = await startI18nForTests({ messages, language });
  const service = stubService({ ...templateAnswers, ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route).map(({ body }) => body);
  const user = userEvent.setup();
  return { user, sent, copied: () => navigator.clipboard.readText() };
}

const pdf = `GET /document-templates/${id}/versions/3/pdf`;
const noPages = { [pdf]: 'pending' } as const;

beforeEach(() => {
  sessionStorage.clear();
});

describe('the list of templates', () => {
  it('links each template to its page, with the words of its codelists', async () => {
    await open();
    const link = await screen.findByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(details);
    expect(await screen.findByRole('tab', { name: 'Contract' })).toBeDefined();
    const row = within(link.closest('tr') ?? document.body);
    expect(row.getByText('Offer')).toBeDefined();
    expect(row.getByText('Portrait')).toBeDefined();
    expect(row.getByText('1 tag is not known')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toBe(paths.documents.href());
  });

  it('shows all tags to copy', async () => {
    const { user, copied } = await open();
    await user.click(await screen.findByRole('button', { name: 'All tags' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'All tags' }));
    expect(drawer.getByText('Customer, VAT number')).toBeDefined();
    await user.click(drawer.getByRole('button', { name: 'Copy {customer.vat}' }));
    expect(await copied()).toBe('{customer.vat}');
  });

  it('offers only what is permitted, and no deletion of a used template', async () => {
    const { user } = await open({ account: userWith('view/document-templates') });
    await user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));
    expect(await screen.findByRole('menuitem', { name: 'Download Word file' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
  });

  it('explains an empty list, and a missing permission', async () => {
    await open({ answers: { 'GET /document-templates': okPage([]) } });
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeDefined();
  });

  it('is in Slovenian', async () => {
    await open({ language: 'sl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Predloge' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Nova predloga' })).toBeDefined();
  });
});

describe('a new template', () => {
  const upload = 'POST /document-templates/files';
  const created = { [upload]: ok(checkedFile, 201), 'POST /document-templates': ok(template, 201), ...noPages };

  it('is made from a dropped file, whose checks pass', async () => {
    const { user, sent } = await open({ answers: created });
    const link = await screen.findByRole('link', { name: title });
    fireEvent.drop(link, { dataTransfer: { files: [wordFile()], types: ['Files'] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    expect(await dialog.findByText('24 rows of items')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Uvedba in licence 2027');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), 'Offer');
    await user.click(dialog.getByRole('button', { name: 'Create template' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(sent('POST /document-templates')).toMatchObject([
      { title: 'Uvedba in licence 2027', category: 'offer', view: 'portrait', file_id: checkedFile.id },
    ]);
  });

  it('lists what needs a correction, copies it, and takes the focus', async () => {
    const { user, copied } = await open({ answers: { [upload]: refusedTags } });
    const link = await screen.findByRole('link', { name: title });
    fireEvent.drop(link, { dataTransfer: { files: [wordFile()], types: ['Files'] } });
    const found = await screen.findByRole('region', { name: '2 places need a correction in Word' });
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(screen.getAllByText('not reached')).toHaveLength(2);
    await user.click(within(found).getByRole('button', { name: 'Copy {customer.title}' }));
    expect(await copied()).toBe('{customer.title}');
    await user.click(within(found).getByRole('button', { name: 'Copy list' }));
    expect(await copied()).toContain('{#items} is not closed.');
  });

  it('needs a file, and keeps its fields while the tags are read', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Dopis');
    await user.click(dialog.getByRole('button', { name: 'See all tags' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'All tags' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'All tags' })).toBeNull());
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), 'Letter');
    await user.click(dialog.getByRole('button', { name: 'Create template' }));
    expect(await dialog.findByText('Choose a file.')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Dopis');
  });
});

describe('a template', () => {
  it('shows its tags, asked fields, tables, places for signatures and versions', async () => {
    const { user } = await open({ path: details, answers: noPages });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText('Not known')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all 10 tags' }));
    expect(screen.getByText('{signature.author}')).toBeDefined();
    expect(screen.getByText('Date, usually 30 days ahead')).toBeDefined();
    expect(screen.getByText('{#items}')).toBeDefined();
    expect(screen.getByText('Page 2, 60 × 22 mm')).toBeDefined();
    expect(await screen.findByText('Table of items and terms')).toBeDefined();
    expect(screen.getByRole('link', { name: '42 made with it' }).getAttribute('href')).toBe(
      `${paths.documents.href()}?template=${id}`,
    );
    expect(screen.getByRole('link', { name: 'Try with sample data' }).getAttribute('href')).toBe(list.try.href(id));
    expect(screen.getAllByText(/^(filled by itself|asked of the author|not known)$/)).toHaveLength(3);
  });

  it('gets a new version, shown beside the current one', async () => {
    const { user, sent } = await open({
      path: details,
      answers: {
        'POST /document-templates/files': ok(checkedFile, 201),
        [`POST /document-templates/${id}/versions`]: ok(template, 201),
        ...noPages,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New version' }));
    const dialog = await screen.findByRole('dialog', { name: `New version of ${title}` });
    fireEvent.change(dialog.querySelector('input[type="file"]') ?? dialog, { target: { files: [wordFile()] } });
    expect(await within(dialog).findByText('2, was 3')).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: /^What changed/ }), 'Prices of 2027');
    await user.click(within(dialog).getByRole('button', { name: 'Save version 4' }));
    await screen.findByText(`${title} has version 4`);
    expect(sent(`POST /document-templates/${id}/versions`)).toMatchObject([
      { file_id: checkedFile.id, note: 'Prices of 2027', _version: '4' },
    ]);
  });

  it('restores an earlier version, and reports a change by another user', async () => {
    const route = `POST /document-templates/${id}/versions/1/restore`;
    const { user, sent } = await open({
      path: details,
      answers: { [route]: [problem(412, { code: 'stale' }), ok(template, 201)], ...noPages },
    });
    const versions = within((await screen.findByText('Address in the window')).closest('li') ?? document.body);
    await user.click(versions.getByRole('button', { name: 'Restore' }));
    await screen.findByText('The version was not restored');
    await user.click(versions.getByRole('button', { name: 'Restore' }));
    await screen.findByText('Version 1 is current again');
    expect(sent(route)).toHaveLength(2);
  });

  it('changes label and order of the asked fields', async () => {
    const route = `PUT /document-templates/${id}/fields`;
    const newer = { status: 412, body: { code: 'stale', message: 'Changed', current: { ...template, version: 9 } } };
    const { user, sent } = await open({ path: details, answers: { [route]: [newer, ok(template)], ...noPages } });
    await user.click(await screen.findByRole('button', { name: 'Labels and order' }));
    const dialog = within(await screen.findByRole('dialog'));
    const label = dialog.getAllByRole('textbox', { name: /^Label/ })[0];
    await user.clear(label ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByText('Enter a label.');
    await user.type(label ?? document.body, 'Velja do');
    await user.click(dialog.getByRole('button', { name: 'Move Velja do down' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByText('Someone else has changed this template. Check it and try again.');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The fields were saved');
    expect(JSON.stringify(sent(route)[1])).toMatch(/Terms.*Velja do.*Customer fax.*_version":"?9/);
  });

  it('changes the e-mail in both languages, and names a wrong tag at its field', async () => {
    const route = `PUT /document-templates/${id}/mail-texts`;
    const errors = { subject_en: ['{customer.titel} is not a known tag.'] };
    const { user, sent } = await open({
      path: details,
      answers: { [route]: [problem(422, { errors }), ok(template)], ...noPages },
    });
    await user.click(await screen.findByRole('button', { name: 'Subject and message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'E-mail' }));
    const english = within(dialog.getByRole('group', { name: 'English' }));
    const subject = english.getByRole('textbox', { name: /^Subject/ });
    await user.click(subject);
    await user.paste('Offer {customer.titel}');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await english.findByText('{customer.titel} is not a known tag.');
    await user.clear(subject);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The e-mail was saved');
    expect(sent(route)[1]).toMatchObject({ subject_en: '', subject_sl: 'Ponudba {document.number}', _version: '4' });
  });

  it('is deactivated at once, and Undo activates it again', async () => {
    const route = `PUT /document-templates/${id}`;
    const inactive = { ...template, active: false, version: 5 };
    const { user, sent } = await open({
      path: details,
      answers: { [route]: [ok(inactive), ok({ ...template, version: 6 })], ...noPages },
    });
    await user.click(await screen.findByRole('switch', { name: /^Active/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(sent(route)).toMatchObject([{ active: 'false' }, { active: 'true' }]));
  });

  it('is deleted after the question of the specification, also if someone else was faster', async () => {
    const unused = { ...template, documents: 0 };
    const { user } = await open({
      path: details,
      answers: {
        [`GET /document-templates/${id}`]: ok(unused),
        [`DELETE /document-templates/${id}`]: problem(404),
        ...noPages,
      },
    });
    await user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(`You're about to delete ${title}. Would you like to proceed with this action?`);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`${title} was deleted`)).toBeDefined();
  });

  it('says in Slovenian why nothing happened without a connection', async () => {
    const { user } = await open({
      path: details,
      language: 'sl',
      answers: {
        [`POST /document-templates/${id}/versions/1/restore`]: 'unreachable',
        [`POST /document-templates/duplicate/${id}`]: 'unreachable',
        [`PUT /document-templates/${id}/fields`]: 'unreachable',
        [`PUT /document-templates/${id}`]: 'unreachable',
        ...noPages,
      },
    });
    const offline = 'Storitev ni dosegljiva. Preverite povezavo in poskusite znova.';
    const reasonOf = async (failure: string) => (await screen.findByText(failure)).parentElement?.textContent;
    const versions = within((await screen.findByText('Address in the window')).closest('li') ?? document.body);
    await user.click(versions.getByRole('button', { name: 'Obnovi' }));
    expect(await reasonOf('Različica ni obnovljena')).toContain(offline);
    await user.click(screen.getByRole('button', { name: `Več dejanj za ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Podvoji' }));
    expect(await reasonOf('Predloge ni bilo mogoče podvojiti')).toContain(offline);
    await user.click(screen.getByRole('switch', { name: /^Aktivna/ }));
    expect(await reasonOf('Ni shranjeno')).toContain(offline);
    await user.click(screen.getByRole('button', { name: 'Imena in vrstni red' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Shrani spremembe' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(offline);
  });

  it('names a missing record', async () => {
    await open({ path: details, answers: { [`GET /document-templates/${id}`]: problem(404) } });
    expect(await screen.findByRole('heading', { name: 'Unable to find specified template' })).toBeDefined();
  });
});
