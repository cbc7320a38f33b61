import buildAjv, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildStringify, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import { unoptimized } from './validation';

type Serialize = ReturnType<ReturnType<SerializerFactory>>;
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

/** A schema is an object of the contract, so every route and app that names it shares the compiled function. */
const compiledSerializers = new WeakMap<object, Serialize>();

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = serializers(schemas, { ...options, ajv: unoptimized });
  return (route) => {
    const schema = route.schema as object;
    return (value) => {
      const serialize = compiledSerializers.get(schema) ?? compile(route);
      compiledSerializers.set(schema, serialize);
      return serialize(value);
    };
  };
};

/**
 * Compiles each schema on its first request. Fastify compiles all schemas at startup by default, which takes most of
 * the startup time.
 */
export const compileOnFirstUse = { buildValidator, buildSerializer };
