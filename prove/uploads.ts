import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildProduct } from '../tooling/commands/build.ts';
import { drawPicture } from '../tooling/commands/demo-pictures.ts';
import { waitUntil } from '../tooling/commands/wait-until.ts';
import { type MediaService, startMediaService } from './media-service.ts';

const megabyte = 1e6;
const uploadBytes = 20 * 1024 ** 2;
const maxGrowth = 100 * megabyte;
/** What the allocator may keep after the uploads. */
const maxRemaining = 20 * megabyte;
const recovery = 30_000;
const maxThumbnail = 2000;
const maxRatio = 2;
/** Below this, the ratio says more about the machine than about the service. */
const fastEnough = 10;
const idleCalls = 400;
const green = [96, 140, 120] as const;

/** Measures memory during parallel uploads, and how much a picture of 40 megapixels delays other calls. */
export async function proveUploads(): Promise<boolean> {
  await buildProduct();
  const service = await startMediaService();
  try {
    const memory = await measureMemory(service);
    const picture = await measurePicture(service);
    return memory && picture;
  } finally {
    await service.stop();
  }
}

const residentOf = ({ pid }: MediaService) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** A readable picture of exactly 20 MiB: bytes after the picture are ignored. */
function largePicture(): Buffer {
  const picture = drawPicture(green);
  return Buffer.concat([picture, randomBytes(uploadBytes - picture.length)]);
}

async function measureMemory(service: MediaService): Promise<boolean> {
  const file = largePicture();
  const upload = () => service.upload('slika.png', file);
  await upload();
  const before = residentOf(service);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(service));
  }, 20);
  const answers = await Promise.all([upload(), upload(), upload()]);
  clearInterval(timer);
  const isBack = () => residentOf(service) - before < maxRemaining;
  const start = performance.now();
  const back = await waitUntil(async () => isBack(), recovery);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const growth = peak - before;
  const stored = answers.every(({ status }) => status === 201);
  console.log(
    `three uploads of 20 MiB: ${answers.map(({ status }) => status).join(', ')}, memory ${inMegabytes(before)} MB, ` +
      `+${inMegabytes(growth)} MB at most, ${back ? `back after ${seconds} s` : `not back after ${recovery / 1000} s`}`,
  );
  return stored && growth < maxGrowth && Boolean(back);
}

const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);

async function measurePicture(service: MediaService): Promise<boolean> {
  const file = drawPicture(green, 8000, 5000);
  let count = 0;
  const idle = await timesOf(service, () => (count += 1) > idleCalls);
  const reading = { isOver: false };
  const busy = timesOf(service, () => reading.isOver);
  const start = performance.now();
  const { status } = await service.upload('fotografija.png', file);
  const milliseconds = performance.now() - start;
  reading.isOver = true;
  const [quiet, delayed] = [percentile(idle), percentile(await busy)];
  const ratio = delayed / quiet;
  console.log(
    `a picture of 40 megapixels (${inMegabytes(file.length)} MB): ${status}, pictures after ${Math.round(milliseconds)} ms, ` +
      `other calls' p99 ${quiet.toFixed(1)} → ${delayed.toFixed(1)} ms (${ratio.toFixed(1)} ×)`,
  );
  return status === 201 && milliseconds <= maxThumbnail && (ratio <= maxRatio || delayed <= fastEnough);
}

const percentile = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Times of a list's calls, one after another, in ms. */
async function timesOf({ url, session }: MediaService, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const response = await fetch(`${url}/api/media`, { headers: { cookie: session.cookie ?? '' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET /media: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}
