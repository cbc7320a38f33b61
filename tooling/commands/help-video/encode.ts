import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, stop } from '../shell.mjs';
import type { Frame } from './screencast.ts';
import type { Scene } from './storyboard.ts';

const framesPerSecond = 15;
const secondsPerKeyFrame = 4;

interface Video {
  /** In seconds. */
  readonly length: number;
  /** Folder of the frames. */
  readonly folder: string;
  /** Path of the video. */
  readonly target: string;
  readonly width: number;
  readonly height: number;
}

/** Encodes frames of different durations as a silent WebM (VP9) with its index at the beginning. */
export async function encode(
  frames: readonly Frame[],
  { length, folder, target, width, height }: Video,
): Promise<void> {
  const last = frames.at(-1);
  if (last === undefined) throw new Error('No frame was recorded.');
  const list = frames.map(({ file, at }, index) => {
    const next = frames[index + 1]?.at ?? length;
    return `file '${file}'\nduration ${Math.max(0, Math.min(next, length) - at).toFixed(4)}`;
  });
  writeFileSync(join(folder, 'frames.txt'), `${list.join('\n')}\nfile '${last.file}'\n`);
  const options = [
    `-f concat -safe 0 -i frames.txt -t ${length} -an -vf crop=${width}:${height}:0:0,fps=${framesPerSecond},format=yuv420p`,
    `-c:v libvpx-vp9 -b:v 0 -crf 33 -deadline good -cpu-used 1 -row-mt 1 -g ${framesPerSecond * secondsPerKeyFrame}`,
    '-fflags +bitexact -flags:v +bitexact -cues_to_front 1',
  ].join(' ');
  const { code, output } = await run(['ffmpeg', '-y', ...options.split(' '), target], { cwd: folder, quiet: true });
  if (code !== 0) stop(`${output}\nThe video could not be encoded. Install ffmpeg (Debian: apt-get install ffmpeg).`);
}

/** Such as `00:01:02.500`. */
const formatTime = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Captions as WebVTT: one for each scene, until the next scene. */
export function captions(scenes: readonly Scene[], length: number, language: 'en' | 'sl'): string {
  const cues = scenes.map(
    ({ at, captions: texts }, index) =>
      `${formatTime(at)} --> ${formatTime((scenes[index + 1]?.at ?? length) - 0.1)}\n${texts[language]}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
