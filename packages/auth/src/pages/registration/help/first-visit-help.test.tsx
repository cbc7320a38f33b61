import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { helpVideoSeconds } from './help-video';

vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

beforeEach(() => window.localStorage.clear());

const popup = () => screen.findByRole('region', { name: /^(New here\?|Ste tu prvič\?)$/ });

/** The sources of the video; its captions are added on Play. */
async function sources({ user }: Awaited<ReturnType<typeof openPage>>) {
  await user.click(within(await popup()).getByRole('button', { name: /^(Play|Predvajaj)/ }));
  const video = (await popup()).querySelector('video');
  return {
    video: video?.querySelector('source')?.getAttribute('src'),
    captions: [...(video?.querySelectorAll('track') ?? [])].map((track) => [track.srclang, track.default]),
  };
}

describe('first-visit help of the registration', () => {
  it('opens on the first visit, with captions in both languages', async () => {
    const opened = await openPage('/registration');
    const english = await sources(opened);
    expect(english.video).toMatch(/registration\.en.*\.webm$/);
    expect(english.captions).toEqual([
      ['en', true],
      ['sl', false],
    ]);
    await opened.user.click(screen.getByRole('button', { name: 'Slovenščina' }));
    await screen.findByRole('button', { name: 'Predvajaj videoposnetek, 44 sekund' });
    const slovenian = await sources(opened);
    expect(slovenian.video).toMatch(/registration\.sl.*\.webm$/);
    expect(slovenian.captions).toEqual([
      ['sl', true],
      ['en', false],
    ]);
  });

  it('leaves the form unchanged, and stays closed once closed', async () => {
    const { user } = await openPage('/registration');
    await user.type(screen.getByLabelText('Full name'), 'Maja Kovač');
    await user.click(within(await popup()).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull();
    expect(screen.getByDisplayValue('Maja Kovač')).toBeDefined();
    expect(window.localStorage.getItem('help')).toBe('registration');
  });

  it('does not open if it was closed before', async () => {
    window.localStorage.setItem('help', 'registration');
    await openPage('/registration');
    await screen.findByRole('button', { name: 'Create account' });
    expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull();
  });
});

describe('help videos', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'video');
  const read = (name: string) => readFileSync(join(folder, name));

  it('are WebM files and weigh 3 MB at most together', () => {
    const videos = ['registration.en.webm', 'registration.sl.webm'].map(read);
    for (const video of videos) expect(video.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(videos.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(3 * 1024 * 1024);
  });

  it('have captions for the whole length, with the same scenes in both languages', () => {
    const cues = (name: string) => [
      ...read(name)
        .toString()
        .matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm),
    ];
    const [english, slovenian] = [cues('captions.en.vtt'), cues('captions.sl.vtt')];
    const times = (all: typeof english) => all.map(([, from, to]) => [from, to]);
    expect(times(english)).toEqual(times(slovenian));
    expect(english.map(([, , , text]) => text)).not.toEqual(slovenian.map(([, , , text]) => text));
    expect(english.at(-1)?.[2]).toBe(`00:00:${helpVideoSeconds - 1}.900`);
  });
});
