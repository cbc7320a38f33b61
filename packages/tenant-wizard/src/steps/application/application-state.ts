import type { Config, Tenant } from '@atrium/api-client/contract';
import { ValidationError } from 'yup';
import { toApplicationValues } from '../../model/application-values';
import { isPasswordHandedOver } from '../../model/password-handed-over';
import type { SectionState } from '../../model/section-state';
import { applicationSchema } from './application.schema';
import { applicationFields, findApplicationField, type ApplicationField } from './application-fields';

export interface FieldProblem {
  readonly field: ApplicationField;
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
      typeof value === 'object' && value !== null ? withoutEmpty(value) : value === '' ? undefined : value,
    ]),
  );
}

/** What the saved Application setup still lacks, in the order of its fields. */
export function findApplicationProblems(tenant: Tenant, config: Config): FieldProblem[] {
  const { data, secrets } = tenant.sections.application;
  const values = toApplicationValues(data, data.language ?? 'en');
  const schema = applicationSchema({
    passwordSet: secrets.password.set || isPasswordHandedOver(tenant),
    minimum: config.password_minimum,
    productName: config.product_name,
  });
  try {
    schema.validateSync(withoutEmpty(values), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.flatMap(({ path, message, type }): FieldProblem[] => {
      const field = findApplicationField(path ?? '');
      return field === undefined ? [] : [{ field, message, missing: type === 'optionality' || type === 'required' }];
    });
    return applicationFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
  }
}

export function applicationState(tenant: Tenant, config: Config): SectionState {
  if (tenant.sections.application.updated_at === null) return { kind: 'empty' };
  const problems = findApplicationProblems(tenant, config);
  const wrong = problems.filter(({ missing }) => !missing).length;
  if (wrong > 0) return { kind: 'errors', count: wrong };
  return { kind: problems.length > 0 ? 'incomplete' : 'done' };
}
