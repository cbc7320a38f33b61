import { defineConfig, type Options } from 'tsup';
import service from './tsup.config';

const options = service as Options;
const entries = options.entry as Readonly<Record<string, string>>;

/** Builds the service of the journeys with its local vendors; `--out-dir` sets the folder. */
export default defineConfig({
  ...options,
  entry: { ...entries, 'journey-service': 'src/testing/journey/journey-service.ts' },
});
