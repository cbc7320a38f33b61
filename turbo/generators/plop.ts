/** The parts of turbo's generator API that we use. */
export interface Plop {
  getDestBasePath(): string;
  setHelper(name: string, helper: (value: string) => string): void;
  setGenerator(name: string, generator: Generator): void;
}

export interface Generator {
  readonly description: string;
  readonly prompts: object[];
  readonly actions: (object | Action)[];
}

/** A step of a generator. Its result is printed. */
export type Action = (answers: { readonly name: string }, config: unknown, plop: Plop) => string;
