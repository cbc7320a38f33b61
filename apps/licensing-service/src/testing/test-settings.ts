import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testedCouriers } from '@atrium/api-client/contract/couriers';
import type { Settings } from '../platform';
import { readSettings } from '../read-settings';
import { testSeller } from './test-invoices';

/** Unreachable vendor URL. Suites that need a vendor start their own server. */
const unreachable = 'http://127.0.0.1:1';
const noVendors = {
  couriers: Object.fromEntries(testedCouriers.map((name) => [name, unreachable])),
  mailchimp: unreachable,
  brevo: unreachable,
  mailerlite: unreachable,
  vies: unreachable,
};

/** Settings that also enable bank transfers. */
export const transferSettings = {
  payments: ['sandbox', 'bank_transfer'],
  seller: testSeller,
} as const satisfies Partial<Settings>;

/** Settings of a local machine, with rate limits that tests do not reach by accident. */
export function testSettings(changed: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    DATA_DIR: join(tmpdir(), `atrium-test-${randomUUID()}`),
    PORTAL_FOLDER: '.portal-of-no-test',
    LOG_LEVEL: 'silent',
    OSS_THRESHOLD: 'below',
  });
  const limits = {
    userPerMinute: 100_000,
    anonymousPerMinute: 100_000,
    loginPerMinute: 100_000,
    signupPerHour: 100_000,
    forgotPerHour: 100_000,
    exportPerMinute: 100_000,
    uploadsPerHour: 100_000,
    filesPerHour: 100_000,
    searchesPerMinute: 100_000,
    livePreviewsPerMinute: 100_000,
    documentMailsPerHour: 100_000,
    fileBytesPerDay: 1e12,
    filesAtOnce: 100,
    davPerMinute: 100_000,
    unknownDavTokensPerMinute: 100_000,
    connectionTestPerMinute: 100_000,
    vatCheckPerMinute: 100_000,
    cardsPerHour: 100_000,
  };
  return { ...settings, limits, vendors: noVendors, ...changed };
}
