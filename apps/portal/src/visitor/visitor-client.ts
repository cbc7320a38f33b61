import { createApiClient } from '@atrium/api-client';
import { readLanguage } from '@atrium/i18n';
import { apiBase } from '../environment';

/** API client of visitor pages. */
export const visitorClient = createApiClient({ baseUrl: apiBase, language: readLanguage });
