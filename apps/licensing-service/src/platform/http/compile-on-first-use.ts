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
 * Compiles each schema on its first request. Fastify compiles all schemas at startup by default, which takes most of
 * the startup time.
 */
export const compileOnFirstUse = { buildValidator, buildSerializer };
