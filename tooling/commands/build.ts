import { pnpm, run, stop } from './shell.mjs';

/** Builds the service, the portal and their packages. Turborepo's cache makes a second build fast. */
export async function buildProduct(): Promise<void> {
  console.log('Building …');
  const { code, output } = await run(
    pnpm(
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=@atrium/licensing-service',
      '--filter=@atrium/portal',
      '--output-logs=errors-only',
    ),
    { quiet: true },
  );
  if (code !== 0) stop(`${output}\nThe build failed. See the lines above.`);
}
