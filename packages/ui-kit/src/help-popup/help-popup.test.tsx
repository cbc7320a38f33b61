import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HelpPopup } from './help-popup';

const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

function open() {
  const onDismiss = vi.fn<() => void>();
  render(
    <HelpPopup
      dismissLabel="Got it"
      onDismiss={onDismiss}
      playLabel="Play the video, 43 seconds"
      title="New here?"
      video={{
        src: '/help.webm',
        type: 'video/webm',
        width: 960,
        height: 600,
        captions: [{ src: '/help.vtt', language: 'en', label: 'English', default: true }],
      }}
    >
      From the form to your first login, 0:43
    </HelpPopup>,
  );
  const video = screen.getByRole('region', { name: 'New here?' }).querySelector('video');
  if (video === null) throw new Error('There is no video.');
  return { onDismiss, video, user: userEvent.setup() };
}

it('loads and plays nothing before Play is pressed', () => {
  const { video } = open();
  expect([video.preload, video.autoplay, video.controls]).toEqual(['none', false, false]);
  expect([...video.querySelectorAll('track')].map(({ src }) => src)).toEqual(['']);
  expect(play).not.toHaveBeenCalled();
});

it('plays with controls and captions and focuses the player', async () => {
  const { user, video } = open();
  await user.click(screen.getByRole('button', { name: 'Play the video, 43 seconds' }));
  expect(play).toHaveBeenCalledOnce();
  expect(video.controls).toBe(true);
  expect(document.activeElement).toBe(video);
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  const track = video.querySelector('track');
  expect([track?.kind, track?.srclang, track?.default, track?.getAttribute('src')]).toEqual([
    'captions',
    'en',
    true,
    '/help.vtt',
  ]);
});

it('calls onDismiss', async () => {
  const { user, onDismiss } = open();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
