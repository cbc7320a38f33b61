import type { Options } from 'tsup';

/**
 * Resolves TypeBox, a peer dependency of the bundled api-client, from the service: a production installation has no
 * other copy.
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
