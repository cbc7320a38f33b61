import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps every frame that Chromium draws, with its time; what is filmed goes `slowness` times slower than it will be shown. `stop` answers them as `{ file, at }`, `at` in seconds of the video
 * from the moment `begin` was called; the picture shown at that moment is the first.
 */
export async function startScreencast(page, folder, slowness) {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  let beginning;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, time: metadata.timestamp });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    begin: () => (beginning = Date.now() / 1000),
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
