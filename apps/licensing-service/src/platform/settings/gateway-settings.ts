import { StartupError } from '../startup-error';

/** An environment variable of a payment gateway. One without a fallback is required. */
export type GatewayVariable =
  /** A key of the account, recognised by its prefix. */
  | { readonly kind: 'key'; readonly variable: string; readonly prefixes: readonly string[] }
  /** Signing secrets of the webhook: one, or two during rotation. */
  | { readonly kind: 'secrets'; readonly variable: string; readonly prefix: string }
  /** Base URL of the API. */
  | { readonly kind: 'address'; readonly variable: string; readonly fallback: string };

export type GatewayVariables = Readonly<Record<string, GatewayVariable>>;

/** The values of variables: a list of secrets, otherwise a text. */
export type ValuesOf<Variables extends GatewayVariables> = {
  readonly [Name in keyof Variables]: Variables[Name] extends { readonly kind: 'secrets' } ? readonly string[] : string;
};

/** The values of a gateway without their types; the gateway's folder knows them. */
export type GatewayValues = Readonly<Record<string, string | readonly string[]>>;

/** The settings of a gateway. */
export interface GatewaySettings {
  readonly name: string;
  readonly variables: GatewayVariables;
  /** Returns the error of values that conflict with each other, or null. */
  readonly check: (values: GatewayValues) => string | null;
}

type Read = (name: string) => string | null;

/** Errors name missing settings but never repeat a value, which may be a misplaced secret. */
export function readGateway(read: Read, { name, variables, check }: GatewaySettings): GatewayValues {
  const required = Object.values(variables).filter((one) => !('fallback' in one));
  const missing = required.filter(({ variable }) => read(variable) === null).map(({ variable }) => variable);
  if (missing.length > 0) throw new StartupError(`PAYMENTS=${name} needs ${missing.join(', ')}.`);
  const values = Object.fromEntries(Object.entries(variables).map(([field, one]) => [field, readVariable(read, one)]));
  const problem = check(values);
  if (problem !== null) throw new StartupError(problem);
  return values;
}

function readVariable(read: Read, one: GatewayVariable): string | readonly string[] {
  const value = read(one.variable) ?? '';
  if (one.kind === 'key') return keyOf(value, one.variable, one.prefixes);
  if (one.kind === 'secrets') return secretsOf(value, one.variable, one.prefix);
  return addressOf(value === '' ? one.fallback : value, one.variable, one.fallback);
}

/** Begins with one of the prefixes, and has no space. */
const startsWith = (value: string, prefixes: readonly string[]) =>
  !/\s/.test(value) && prefixes.some((prefix) => value.startsWith(prefix) && value.length > prefix.length);

function keyOf(value: string, variable: string, prefixes: readonly string[]): string {
  if (startsWith(value, prefixes)) return value;
  throw new StartupError(`${variable} must be a key that begins with ${prefixes.join(' or ')}.`);
}

function secretsOf(value: string, variable: string, prefix: string): readonly string[] {
  const secrets = listOf(value);
  if (secrets.length >= 1 && secrets.length <= 2 && secrets.every((secret) => startsWith(secret, [prefix])))
    return secrets;
  throw new StartupError(`${variable} must hold one or two secrets that begin with ${prefix}.`);
}

/** Must use https, except on loopback, since requests contain the secret key. */
function addressOf(value: string, variable: string, fallback: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSecret = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
  if (url === null || !isSecret || url.origin !== value.replace(/\/$/, '')) {
    throw new StartupError(`${variable} must be an https address without a path, such as ${fallback}.`);
  }
  return url.origin;
}

/** The entries of a comma-separated list. */
export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
