import type { Texts } from '../english';

export const roles: Texts['roles'] = { owner: 'lastnik', manager: 'urednik', viewer: 'bralec' };
