import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

export interface Frame {
  readonly file: string;
  /** In seconds of the video. */
  readonly at: number;
}

interface Screencast {
  /** Starts the video. */
  readonly begin: () => void;
  /** In seconds of the video. */
  readonly elapsed: () => number;
  /** The first frame is the one that was visible when the video started. */
  readonly stop: () => Promise<Frame[]>;
}

/** Saves every frame that Chromium draws, at a page that runs `slowness` times slower than the video. */
export async function startScreencast(page: Page, folder: string, slowness: number): Promise<Screencast> {
  const session = await page.context().newCDPSession(page);
  const frames: { file: string; time: number }[] = [];
  let beginning = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, time: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    begin: () => {
      beginning = Date.now() / 1000;
    },
    elapsed: () => (Date.now() / 1000 - beginning) / slowness,
    stop: async () => {
      await session.send('Page.stopScreencast');
      const first = frames.findLastIndex(({ time }) => time <= beginning);
      return frames
        .slice(Math.max(0, first))
        .map(({ file, time }) => ({ file, at: Math.max(0, time - beginning) / slowness }));
    },
  };
}
