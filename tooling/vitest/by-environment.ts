import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ownEnvironment = /@vitest-environment (\S+)/;

/** Project and environment of a file. */
function environmentOf({ project, moduleId }: TestSpecification): string {
  const own = ownEnvironment.exec(readFileSync(moduleId, 'utf8'))?.[1];
  return `${project.name} ${own ?? project.config.environment}`;
}

/** Runs files of one environment in sequence, because Vitest restarts a worker when the environment changes. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, environment: environmentOf(file) }));
    const environments = new Set(sorted.map(({ environment }) => environment));
    return [...environments].flatMap((wanted) =>
      sorted.filter(({ environment }) => environment === wanted).map(({ file }) => file),
    );
  }
}
