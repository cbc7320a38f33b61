import { become, pnpm } from './shell.mjs';

const script = process.argv[2] === 'build' ? 'build:storybook' : 'dev';
become(pnpm('--filter=@atrium/storybook', 'run', script));
