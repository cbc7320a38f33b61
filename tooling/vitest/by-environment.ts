import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ownEnvironment = /@vitest-environment (\S+)/;

/** The project and the environment of a file. */
function environmentOf({ project, moduleId }: TestSpecification): string {
  const own = ownEnvironment.exec(readFileSync(moduleId, 'utf8'))?.[1];
  return `${project.name} ${own ?? project.config.environment}`;
}

/** Vitest restarts a worker whose next file needs another environment, so files of one environment follow each other. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, environment: environmentOf(file) }));
    const environments = new Set(sorted.map(({ environment }) => environment));
    return [...environments].flatMap((wanted) =>
      sorted.filter(({ environment }) => environment === wanted).map(({ file }) => file),
    );
  }
}
