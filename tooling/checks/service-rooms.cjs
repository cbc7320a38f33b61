/** The rooms of the licensing service, each of which imports only those before it. */
const rooms = ['platform', 'resource', 'identity', 'tenants', 'setup', 'billing', 'provisioning', 'back-office'];

const src = '^apps/licensing-service/src/';
const inRooms = (names) => `${src}(${names.join('|')})/`;
const entries = `${src}[^/]+/(index|tables)\\.ts$`;
const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Rules of dependency-cruiser, types included. `src/testing` replaces what is inside the rooms, so it may open them. */
const serviceRoomRules = [
  ...rooms
    .slice(0, -1)
    .map((room, index) =>
      deny(
        `service-room-${room}-looks-down`,
        `A room imports only the rooms before it: ${rooms.join(', ')}.`,
        { path: inRooms([room]), pathNot: '\\.test\\.ts$' },
        { path: inRooms(rooms.slice(index + 1)) },
      ),
    ),
  deny(
    'service-rooms-by-their-index',
    'Another room is imported by its index; its tables, for foreign keys, by tables.ts.',
    { path: inRooms(rooms) },
    { path: inRooms(rooms), pathNot: [`${src}$1/`, entries] },
  ),
  deny(
    'service-by-the-index-of-rooms',
    'What puts the service together imports the rooms by their index.',
    { path: `${src}[^/]+\\.ts$`, pathNot: `${src}schema\\.ts$` },
    { path: inRooms(rooms), pathNot: `${src}[^/]+/index\\.ts$` },
  ),
  deny(
    'tables-for-tables',
    'tables.ts is for the foreign keys of other tables.',
    { path: inRooms(rooms), pathNot: '\\.table\\.ts$' },
    { path: `${src}[^/]+/tables\\.ts$` },
  ),
  deny(
    'schema-for-migrations',
    'The whole schema is for migrations and tests: a repository names its own tables.',
    { path: src, pathNot: `\\.test\\.ts$|${src}testing/` },
    { path: `${src}schema\\.ts$` },
  ),
  deny(
    'rooms-know-no-composition',
    'A room names what it depends on in its own dependencies.ts.',
    { path: inRooms(rooms), pathNot: '\\.(test|stand-in)\\.ts$' },
    { path: `${src}([^/]+\\.ts$|testing/)` },
  ),
];

module.exports = { serviceRoomRules };
