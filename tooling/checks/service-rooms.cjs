/** The rooms of the licensing service. Each imports only earlier ones. */
const rooms = ['platform', 'resource', 'identity', 'tenants', 'setup', 'billing', 'provisioning', 'back-office'];

const src = '^apps/licensing-service/src/';
const inRooms = (names) => `${src}(${names.join('|')})/`;
const entries = `${src}[^/]+/(index|tables)\\.ts$`;
const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Rules of dependency-cruiser, including type imports. `src/testing` may import files inside the rooms to replace them. */
const serviceRoomRules = [
  ...rooms
    .slice(0, -1)
    .map((room, index) =>
      deny(
        `service-room-${room}-looks-down`,
        `A room imports only earlier rooms: ${rooms.join(', ')}.`,
        { path: inRooms([room]), pathNot: '\\.test\\.ts$' },
        { path: inRooms(rooms.slice(index + 1)) },
      ),
    ),
  deny(
    'service-rooms-by-their-index',
    'Another room is imported through its index.ts, and its tables, for foreign keys, through tables.ts.',
    { path: inRooms(rooms) },
    { path: inRooms(rooms), pathNot: [`${src}$1/`, entries] },
  ),
  deny(
    'service-by-the-index-of-rooms',
    'The files beside the rooms import them through their index.ts.',
    { path: `${src}[^/]+\\.ts$`, pathNot: `${src}schema\\.ts$` },
    { path: inRooms(rooms), pathNot: `${src}[^/]+/index\\.ts$` },
  ),
  deny(
    'tables-for-tables',
    'Only tables import tables.ts, for foreign keys.',
    { path: inRooms(rooms), pathNot: '\\.table\\.ts$' },
    { path: `${src}[^/]+/tables\\.ts$` },
  ),
  deny(
    'schema-for-migrations',
    'Only migrations and tests import the whole schema. A repository imports its tables.',
    { path: src, pathNot: `\\.test\\.ts$|${src}testing/` },
    { path: `${src}schema\\.ts$` },
  ),
  deny(
    'rooms-know-no-composition',
    'A room does not import the composition. It declares its needs in dependencies.ts.',
    { path: inRooms(rooms), pathNot: '\\.(test|stand-in)\\.ts$|/testing/' },
    { path: `${src}([^/]+\\.ts$|testing/)` },
  ),
  deny(
    'stand-ins-for-tests',
    'Only tests use the stand-ins of payment companies.',
    { path: inRooms(rooms), pathNot: '\\.test\\.ts$|/testing/' },
    { path: `${src}.+/testing/` },
  ),
];

module.exports = { serviceRoomRules };
