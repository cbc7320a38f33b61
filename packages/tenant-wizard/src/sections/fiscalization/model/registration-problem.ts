const problems = [
  'S001',
  'S002',
  'S003',
  'S004',
  'S005',
  'S006',
  'S007',
  'S008',
  'S100',
  'unreachable',
  'untrusted',
  'no_certificate',
] as const;

export type RegistrationProblem = (typeof problems)[number] | 'unknown';

/** Registration problems that have texts. */
export function toRegistrationProblem(problem: string | null): RegistrationProblem {
  return problems.find((known) => known === problem) ?? 'unknown';
}

/** Problems of the tax authority, which are temporary. The others remain until the data changes. */
export const isTemporaryProblem = (problem: RegistrationProblem): boolean =>
  problem === 'S100' || problem === 'unreachable' || problem === 'untrusted';
