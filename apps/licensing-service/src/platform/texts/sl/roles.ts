import type { Texts } from '../texts';

export const roles: Texts['roles'] = { owner: 'lastnik', manager: 'urednik', viewer: 'bralec' };
