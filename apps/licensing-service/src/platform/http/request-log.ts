import fastifyPlugin from 'fastify-plugin';

/** Logs one line per request with a fixed set of fields. Logs the route pattern, since the URL may contain a token. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.config.endpoint?.id ?? request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ip: caller.ip,
        user_id: caller.user?.id ?? null,
      },
      'request completed',
    );
  });
});
