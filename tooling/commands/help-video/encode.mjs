import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, stop } from '../shell.mjs';

const framesPerSecond = 15;
const secondsPerKeyFrame = 4;

/** Assembles frames of their own durations into a WebM (VP9) without sound, whose index stands at its front. */
export async function encode(frames, { length, folder, target, width, height }) {
  const list = frames.map(({ file, at }, place) => {
    const next = frames[place + 1]?.at ?? length;
    return `file '${file}'\nduration ${Math.max(0, Math.min(next, length) - at).toFixed(4)}`;
  });
  writeFileSync(join(folder, 'frames.txt'), `${list.join('\n')}\nfile '${frames.at(-1).file}'\n`);
  const options = [
    `-f concat -safe 0 -i frames.txt -t ${length} -an -vf crop=${width}:${height}:0:0,fps=${framesPerSecond},format=yuv420p`,
    `-c:v libvpx-vp9 -b:v 0 -crf 33 -deadline good -cpu-used 1 -row-mt 1 -g ${framesPerSecond * secondsPerKeyFrame}`,
    '-fflags +bitexact -flags:v +bitexact -cues_to_front 1',
  ].join(' ');
  const { code, output } = await run(['ffmpeg', '-y', ...options.split(' '), target], { cwd: folder, quiet: true });
  if (code !== 0) stop(`${output}\nThe video could not be made; it needs ffmpeg (Debian: apt-get install ffmpeg).`);
}

function time(seconds) {
  const whole = new Date(Math.round(seconds * 1000)).toISOString();
  return whole.slice(11, 23);
}

/** Captions as WebVTT: one line a scene, until the next. */
export function captions(scenes, length, language) {
  const cues = scenes.map(
    ({ at, captions: texts }, place) =>
      `${time(at)} --> ${time((scenes[place + 1]?.at ?? length) - 0.1)}\n${texts[language]}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
