import { ask } from './actions';

export const askFeature = ask(
  'feature',
  'Feature, with its room if it has rooms (auth, tenant-wizard/details, back-office)',
);

/** `tenant-wizard/details` is the folder `packages/tenant-wizard/src/details`. */
export function featureFolder(feature: string): string {
  const [name, ...room] = feature.split('/');
  return ['packages', name, 'src', ...room].join('/');
}
