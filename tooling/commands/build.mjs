import { pnpm, run, stop } from './shell.mjs';

/** Builds the service, the portal and every package they are made of; turbo's cache makes the second time quick. */
export async function buildProduct() {
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
  if (code !== 0) stop(`${output}\nThe build failed; the lines above say why.`);
}
