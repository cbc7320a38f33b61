import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createConcurrencyLimit } from '../limit-concurrency';
import { maximumTime, type DecoderRequest } from './decoder-limits';
import type { DecoderAnswer, DecoderTask, EncodedImage } from './decoder-task';
import { ImageRefused } from './image-refused';

const gate = createConcurrencyLimit({ atOnce: 2, waiting: 50 });

/**
 * Runs a decoder in a process of its own: a native decoder cannot be stopped inside this one, and a crash would end it.
 * The process gets no environment variables, so it knows no secret.
 */
export async function runDecoder(task: DecoderTask, milliseconds = maximumTime): Promise<EncodedImage> {
  const answer = await gate(() => decode(task, milliseconds));
  if ('refusal' in answer) throw new ImageRefused(answer.refusal);
  return answer;
}

function decode(task: DecoderTask, milliseconds: number): Promise<DecoderAnswer> {
  const child = fork(fileURLToPath(fileOf('decoder-process')), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish({ refusal: 'too_costly' }), milliseconds);
    const finish = (answer: DecoderAnswer) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    child.once('message', (answer: DecoderAnswer) => finish(answer));
    child.once('exit', () => finish({ refusal: 'unreadable' }));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    const request: DecoderRequest = { task, worker: fileOf('decoder-worker').href };
    child.send(request, (error) => {
      if (error !== null) finish({ refusal: 'unreadable' });
    });
  });
}

/** The files are next to this one in the sources and in another folder in the build. */
function fileOf(name: string): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL(`./${name}.ts`, here) : new URL(`./images/${name}.js`, here);
}
