import type { ConnectionStage } from '@atrium/api-client/contract';
import type { Connections } from '../../platform';
import type { Probe } from '../connections/run-stages';
import type { DatabaseLogin } from './database-login';
import { probeMysql } from './probe-mysql';
import { probePostgresql } from './probe-postgresql';

export const databaseStages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login', 'database', 'rights'];

const probes = { postgresql: probePostgresql, mysql: probeMysql };

export const probeDatabase = (connections: Connections, login: DatabaseLogin): Probe =>
  probes[login.kind](connections, login);
