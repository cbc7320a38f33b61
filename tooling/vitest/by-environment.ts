import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ownEnvironment = /@vitest-environment (\S+)/;

/** Project and environment of a file, and whether it takes longer than its size suggests. */
function describeFile(file: TestSpecification) {
  const source = readFileSync(file.moduleId, 'utf8');
  const own = ownEnvironment.exec(source)?.[1];
  const environment = `${file.project.name} ${own ?? file.project.config.environment}`;
  return { file, environment, isSlow: source.includes('@slow') };
}

/**
 * Runs files of one environment in sequence, because Vitest restarts a worker when the environment changes. The largest
 * files come first; small ones that take long say `@slow` and come before them, so that no worker ends late.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const described = (await super.sort(files)).map(describeFile);
    const sorted = [...described.filter(({ isSlow }) => isSlow), ...described.filter(({ isSlow }) => !isSlow)];
    const environments = new Set(described.map(({ environment }) => environment));
    return [...environments].flatMap((wanted) =>
      sorted.filter(({ environment }) => environment === wanted).map(({ file }) => file),
    );
  }
}
