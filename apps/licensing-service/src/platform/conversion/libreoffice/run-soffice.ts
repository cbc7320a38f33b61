import { spawn } from 'node:child_process';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { ConversionProblem } from '../conversion-failed';
import { withoutNetwork } from './without-network';

export interface SofficeJob {
  /** Holds `document.docx`, and later `document.pdf`. */
  readonly folder: string;
  /** Folder of the profile. */
  readonly profile: string;
  /** Path of the font configuration. */
  readonly fonts: string;
  /** Time until it is killed. */
  readonly milliseconds: number;
}

/** Address space of each process, in KiB. LibreOffice reserves far more than it uses. */
const addressSpace = 4 * 1024 * 1024;
/** Blocks of 512 bytes of each file that it writes. */
const fileSize = (100 * 1024 * 1024) / 512;
const limited = `ulimit -v ${addressSpace} && ulimit -f ${fileSize} && ulimit -c 0 && exec "$@"`;

/** Runs LibreOffice with limits of time, memory and file size, without network where the system allows it. */
export async function runSoffice(program: string, job: SofficeJob): Promise<'done' | ConversionProblem> {
  const prefix = await withoutNetwork();
  const command = [...prefix, '/bin/sh', '-c', limited, 'sh', program, ...argumentsOf(job)];
  const [first = program, ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(first, rest, {
      cwd: job.folder,
      detached: true,
      stdio: 'ignore',
      env: { HOME: job.folder, TMPDIR: job.folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', FONTCONFIG_FILE: job.fonts },
    });
    const killGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended by itself.
      }
    };
    const finish = (end: 'done' | ConversionProblem) => {
      clearTimeout(timer);
      killGroup();
      resolve(end);
    };
    const timer = setTimeout(() => finish('too_costly'), job.milliseconds);
    child.once('error', () => finish('unavailable'));
    child.once('exit', (code, signal) => finish(signal === null ? endOf(code) : 'too_costly'));
  });
}

const shellFoundNoProgram = 127;
const signalled = 128;

/** A shell reports a program that a signal ended by a code above 128. */
function endOf(code: number | null): 'done' | ConversionProblem {
  if (code === 0) return 'done';
  if (code === shellFoundNoProgram) return 'unavailable';
  return code !== null && code > signalled ? 'too_costly' : 'unreadable';
}

const argumentsOf = ({ folder, profile }: SofficeJob) => [
  `-env:UserInstallation=${pathToFileURL(profile).href}`,
  '--headless',
  '--norestore',
  '--nologo',
  '--nodefault',
  '--nolockcheck',
  '--convert-to',
  'pdf:writer_pdf_Export',
  '--outdir',
  folder,
  'document.docx',
];
