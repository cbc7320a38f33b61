import { ensureInstalled } from './install.mjs';
import { become, pnpm } from './shell.mjs';

const script = process.argv[2] === 'build' ? 'build:storybook' : 'dev';

await ensureInstalled('everything');
become(pnpm('--filter=@atrium/storybook', 'run', script));
