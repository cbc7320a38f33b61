import { ValidationError, type AnySchema } from 'yup';
import { findSectionField, type SectionField } from './section-field';
import type { SectionState } from './section-state';

/** A field that makes a section incomplete. */
export interface SectionProblem {
  readonly field: SectionField;
  /** Key of the message. */
  readonly message: string;
  /** The value is missing, not invalid. */
  readonly missing: boolean;
}

/** Formik validates empty strings as undefined, so the schema must get the same here. */
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

/** Validates the values of a section; problems are in the order of its fields. */
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

/** State of a section with these problems. */
export function stateOfProblems(problems: readonly SectionProblem[]): SectionState {
  const wrong = problems.filter(({ missing }) => !missing).length;
  if (wrong > 0) return { kind: 'errors', count: wrong };
  return { kind: problems.length > 0 ? 'incomplete' : 'done' };
}

interface OptionalSection {
  /** Time of the last save. Next saves too. */
  readonly savedAt: string | null;
  /** The section has data or is enabled. */
  readonly isBegun: boolean;
  readonly problems: () => readonly SectionProblem[];
}

/** State of an optional section: empty until the user passes it, then left for later. */
export function stateOfOptional({ savedAt, isBegun, problems }: OptionalSection): SectionState {
  if (isBegun) return stateOfProblems(problems());
  return { kind: savedAt === null ? 'empty' : 'later' };
}
