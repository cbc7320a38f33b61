import buildAjv, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildStringify, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Check = ReturnType<ReturnType<BuildCompilerFromPool>>;

const validators = buildAjv();
const serializers = buildStringify();

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = validators(schemas, options);
  return (route) => {
    let compiled: Check | undefined;
    const check = (value: unknown) => {
      compiled ??= compile(route);
      const answer = compiled(value);
      check.errors = compiled.errors;
      return answer;
    };
    check.errors = undefined as Check['errors'];
    return check as Check;
  };
};

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = serializers(schemas, options);
  return (route) => {
    let stringify: ReturnType<typeof compile> | undefined;
    return (value) => (stringify ??= compile(route))(value);
  };
};

/**
 * Compiles each schema when a call first needs it. By default, Fastify compiles the schemas of all routes at start, which
 * takes most of that time.
 */
export const compileOnFirstUse = { buildValidator, buildSerializer };
