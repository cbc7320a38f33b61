import { ValidationError, type AnySchema } from 'yup';
import { findSectionField, type SectionField } from './section-field';
import type { SectionState } from './section-state';

/** A field that keeps a section from being complete. */
export interface SectionProblem {
  readonly field: SectionField;
  /** Key of the message. */
  readonly message: string;
  /** Nothing was entered, as against something wrong. */
  readonly missing: boolean;
}

/** formik and yup look at an empty text in two ways; for the schema it is no value. */
function withoutEmpty(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? withoutEmpty(value)
        : value === ''
          ? undefined
          : value,
    ]),
  );
}

/** What the values of a section lack by its schema, in the order of its fields. */
export function findSectionProblems(
  schema: AnySchema,
  values: object,
  { section, fields }: { readonly section: string; readonly fields: readonly SectionField[] },
): SectionProblem[] {
  try {
    schema.validateSync(withoutEmpty(values), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.flatMap(({ path, message, type }): SectionProblem[] => {
      const field = findSectionField(fields, section, path ?? '');
      return field === undefined ? [] : [{ field, message, missing: type === 'optionality' || type === 'required' }];
    });
    return fields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
  }
}

/** How far a section with such problems is. */
export function stateOfProblems(problems: readonly SectionProblem[]): SectionState {
  const wrong = problems.filter(({ missing }) => !missing).length;
  if (wrong > 0) return { kind: 'errors', count: wrong };
  return { kind: problems.length > 0 ? 'incomplete' : 'done' };
}

interface OptionalSection {
  /** When it was last saved; a press on Next saves it too. */
  readonly savedAt: string | null;
  /** Something of it was entered, or it was switched on. */
  readonly isBegun: boolean;
  readonly problems: () => readonly SectionProblem[];
}

/** How far a section is that need not be filled in: empty until the user has gone past it, then left for later. */
export function stateOfOptional({ savedAt, isBegun, problems }: OptionalSection): SectionState {
  if (isBegun) return stateOfProblems(problems());
  return { kind: savedAt === null ? 'empty' : 'later' };
}
