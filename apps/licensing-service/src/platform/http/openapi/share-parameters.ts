import type { Parameter } from './operation';
import type { Json } from './print-schema';

/** Moves parameters used by several operations to `components.parameters`. */
export function shareParameters(parameters: readonly Parameter[]) {
  const shared: Record<string, Parameter> = {};
  for (const [first, second] of Map.groupBy(parameters, (parameter) => JSON.stringify(parameter)).values())
    if (first !== undefined && second !== undefined) shared[componentOf(first)] ??= first;

  const refer = (parameter: Parameter): Json => {
    const component = componentOf(parameter);
    const isShared = JSON.stringify(shared[component]) === JSON.stringify(parameter);
    return isShared ? { $ref: `#/components/parameters/${component}` } : parameter;
  };
  return { shared, refer };
}

/** `per_page` becomes `PerPage`. */
const componentOf = ({ name }: Parameter) =>
  name.replace(/(?:^|[^a-z0-9])([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
