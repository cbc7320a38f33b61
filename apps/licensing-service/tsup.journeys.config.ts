import { defineConfig, type Options } from 'tsup';
import service from './tsup.config';

const options = service as Options;
const entries = options.entry as Readonly<Record<string, string>>;

/** The service of the journeys, with its vendors around it; `--out-dir` says where. */
export default defineConfig({
  ...options,
  entry: { ...entries, 'journey-service': 'src/testing/journey/journey-service.ts' },
});
