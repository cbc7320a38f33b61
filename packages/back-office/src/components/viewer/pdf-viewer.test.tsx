import { NetworkError } from '@atrium/api-client';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { NotificationProvider } from '@atrium/ui-kit';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockedPdf, lockedPdfPassword } from '../../testing/locked-pdf';
import { samplePdf } from '../../testing/sample-pdf';
import { wideWindow } from '../../testing/wide-window';
import { viewerMessages } from './messages';
import { PdfViewer } from './pdf-viewer';
import type { LoadFile } from './use-pdf';

const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [48 700 200 720] ${action} >>`;
const offer = samplePdf([
  {
    lines: ['Ponudba 2026-0418', 'Plačilo v roku'.replace('č', 'c')],
    annotations: [
      link('/A << /S /URI /URI (https://atrium.example/pogoji) >>'),
      link('/A << /S /URI /URI (javascript:alert\\(1\\)) >>'),
      link('/A << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      link('/A << /S /Launch /F (calc.exe) >>'),
      link('/Dest [6 0 R /Fit]'),
    ],
  },
  { lines: ['Pogoji ponudbe'] },
]);
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes).blob();

async function open(load: LoadFile, language: Language = 'en') {
  const i18n = await startI18nForTests({ messages: [viewerMessages], language });
  render(
    <I18nProvider i18n={i18n}>
      <NotificationProvider closeLabel="Close" label="Notifications">
        <PdfViewer fileKey="1" load={load} />
      </NotificationProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

beforeAll(wideWindow);

describe('the viewer', () => {
  it('shows the pages with their text, thumbnails and links without other actions', async () => {
    await open(() => blobOf(offer));
    const page = within(await screen.findByRole('group', { name: 'Page 1 of 2' }));
    expect(await page.findByText('Ponudba 2026-0418')).toBeDefined();
    const outside = await page.findByRole('link', { name: 'https://atrium.example/pogoji' });
    expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
    expect(page.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'https://atrium.example/pogoji',
      'Page 2',
    ]);
  });

  it('finds text on every page and steps through the matches', async () => {
    const user = await open(() => blobOf(offer));
    await screen.findByRole('group', { name: 'Page 1 of 2' });
    await user.keyboard('{Control>}f{/Control}');
    const search = within(screen.getByRole('search'));
    await user.keyboard('PONUDB');
    expect(await search.findByText('1 of 2')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(await search.findByText('2 of 2')).toBeDefined();
    fireEvent.scroll(screen.getByRole('region', { name: 'Document' }));
    const mark = () => document.querySelector('mark[data-current]')?.textContent;
    await expect.poll(mark).toBe('ponudb');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('zooms by the keys and the buttons', async () => {
    const user = await open(() => blobOf(offer));
    const bar = within(await screen.findByRole('toolbar', { name: 'Document' }));
    await user.keyboard('{Control>}+{/Control}');
    expect(bar.getByText('110 %')).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Zoom out' }));
    expect(bar.getByText('100 %')).toBeDefined();
  });

  it('asks for the password of a file', async () => {
    const user = await open(() => blobOf(lockedPdf()));
    const field = await screen.findByLabelText('Password of the file');
    await user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('This password does not open the file.')).toBeDefined();
    await user.clear(field);
    await user.type(field, `${lockedPdfPassword}{Enter}`);
    expect(await screen.findByText('Zaupno')).toBeDefined();
  });

  it('says that a page is unreadable and tries again', async () => {
    const user = await open(() =>
      blobOf(
        samplePdf([
          { lines: ['One'], size: [200, 200] },
          { lines: [], isBroken: true },
        ]),
      ),
    );
    expect(await screen.findByText('Page 2 could not be shown')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Page 2 could not be shown')).toBeDefined();
  });

  it('says that a file is damaged, in Slovenian', async () => {
    await open(() => blobOf(new TextEncoder().encode('no PDF')), 'sl');
    expect(await screen.findByRole('heading', { name: 'Te datoteke ni mogoče prikazati' })).toBeDefined();
  });

  it('loads again after a network error', async () => {
    let calls = 0;
    const user = await open(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new NetworkError('unreachable')) : blobOf(offer);
    });
    expect(await screen.findByRole('heading', { name: 'The document could not be loaded' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Page 2 of 2' })).toBeDefined();
  });
});
