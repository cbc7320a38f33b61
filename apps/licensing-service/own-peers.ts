import type { Options } from 'tsup';

/**
 * TypeBox is a peer of the api-client, whose sources are built in. It is resolved from the service: an installation for
 * production has it nowhere else.
 */
export const ownPeers: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'own-peers',
  setup(build) {
    build.onResolve({ filter: /^typebox(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === ownPeers
        ? undefined
        : build.resolve(path, { kind, resolveDir: import.meta.dirname, pluginData: ownPeers }),
    );
  },
};
