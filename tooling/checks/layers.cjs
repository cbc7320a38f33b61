const { serviceRoomRules } = require('./service-rooms.cjs');

/** The layers inside packages; those between packages are turbo's boundaries. */
const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The back office has rules of its own: its shared components have a model too. */
const features = '^packages/(auth|tenant-wizard)/src/';
const featureLayers = ['model', 'api', 'components', 'pages'];
const inLayer = (layers) => layers.flatMap((layer) => [`${features}${layer}/`, `${features}.+/${layer}/`]);

/** In a feature and in each of its rooms, imports go one way: pages → components → api → model. */
const featureRules = featureLayers
  .slice(0, -1)
  .map((lower, index) =>
    deny(
      `feature-${lower}-looks-up`,
      'In a feature, imports go one way: pages, components, api, model.',
      { path: inLayer([lower]) },
      { path: inLayer(featureLayers.slice(index + 1)) },
    ),
  );

const backOffice = '^packages/back-office/src';
const roomLayers = ['model', 'api', 'components', 'pages'];

/** The back office has a room for each module; rooms share code through `components/` alone. */
const backOfficeRules = [
  deny(
    'back-office-rooms-apart',
    'A room does not import another room. What two rooms share is in components.',
    { path: `${backOffice}/([^/]+)/`, pathNot: `${backOffice}/(components|testing)/` },
    { path: `${backOffice}/[^/]+/`, pathNot: `${backOffice}/($1|components)/|${backOffice}/testing/` },
  ),
  deny(
    'back-office-components-know-no-room',
    'What rooms share does not import a room.',
    { path: `${backOffice}/components/` },
    { path: `${backOffice}/[^/]+/`, pathNot: `${backOffice}/(components|testing)/` },
  ),
  deny(
    'back-office-tests-support',
    'Only tests and stories use the support for tests.',
    { path: backOffice, pathNot: '/testing/|\\.(test|stories)\\.' },
    { path: [`${backOffice}/testing/`, `${backOffice}/[^/]+/testing/`] },
  ),
  deny(
    'back-office-model-looks-up',
    'A shared model does not import a shared component.',
    { path: `${backOffice}/components/model/` },
    { path: `${backOffice}/components/[^/]+\\.tsx$` },
  ),
  ...roomLayers
    .slice(0, -1)
    .map((lower, index) =>
      deny(
        `back-office-room-${lower}-looks-up`,
        'Inside a room imports go one way: pages, components, api, model.',
        { path: `${backOffice}/([^/]+)/${lower}/`, pathNot: '\\.(test|stories)\\.' },
        { path: `${backOffice}/$1/(${roomLayers.slice(index + 1).join('|')})/` },
      ),
    ),
  deny(
    'back-office-model-without-react',
    'A model is plain code.',
    { path: `${backOffice}/[^/]+/model/`, pathNot: '\\.(test|stories)\\.' },
    { path: '^(react|react-dom|react-router)$|node_modules/react' },
  ),
];

/** The rooms of tenant-wizard, from the top. Rooms in the same row do not import each other. */
const wizardRooms = [
  ['list', 'details'],
  ['members', 'billing'],
  ['wizard'],
  ['sections/payment'],
  ['sections/subscription'],
  ['sections/application', 'sections/couriers', 'sections/data-provider', 'sections/fiscalization', 'sections/plugins'],
  ['sections/connection-test'],
  ['sections/form'],
  ['tenant'],
];

const wizard = '^packages/tenant-wizard/src/';
const inRooms = (rooms) => `${wizard}(${rooms.join('|')})/`;
const itself = `${wizard}$1/`;

const roomRules = [
  ...wizardRooms.map((row, index) =>
    deny(
      `wizard-room-${row[0].replace('sections/', '')}-looks-up`,
      'A room imports only the rooms below it: list, details, members, billing, wizard, sections, form, tenant.',
      { path: inRooms(row) },
      { path: inRooms(wizardRooms.slice(0, index + 1).flat()), pathNot: itself },
    ),
  ),
  deny(
    'wizard-rooms-share-no-pages',
    'What two rooms share is a component of the lower one; only routes.tsx imports pages.',
    { path: inRooms(wizardRooms.flat()) },
    { path: `${wizard}.+/pages/`, pathNot: itself },
  ),
  deny(
    'wizard-rooms-know-no-feature',
    'The feature is made of its rooms; a room imports only paths.ts beside them.',
    { path: inRooms(wizardRooms.flat()), pathNot: '\\.(test|stories)\\.' },
    { path: `${wizard}(feature|index|messages|routes)\\.tsx?$|${wizard}testing/` },
  ),
];

module.exports = {
  forbidden: [
    deny('no-circular', 'A circle of imports has no top, types included.', {}, { circular: true }),
    ...featureRules,
    ...backOfficeRules,
    ...roomRules,
    ...serviceRoomRules,
    deny(
      'model-without-react',
      'A model is plain code.',
      { path: inLayer(['model']), pathNot: '\\.(test|stories)\\.' },
      { path: '^(react|react-dom|react-router)$|node_modules/react' },
    ),
    deny(
      'kit-without-texts-or-calls',
      'The kit takes texts as props and fetches nothing.',
      { path: '^packages/ui-kit/src', pathNot: '\\.(test|stories)\\.' },
      { path: '(i18next|react-query|@atrium/)' },
    ),
    deny(
      'routes-touch-no-table',
      'A route asks a service or a repository.',
      { path: '^apps/licensing-service/src/.*\\.routes\\.ts$' },
      { path: '\\.table\\.ts$' },
    ),
    deny(
      'services-know-no-fastify',
      'A service is called by routes and jobs alike.',
      { path: '^apps/licensing-service/src/.*\\.(service|repository|table)\\.ts$' },
      { path: '(^|/)fastify', dependencyTypesNot: ['type-only'] },
    ),
    deny(
      'service-reads-the-contract-alone',
      'Of the client the service knows the contract.',
      { path: '^apps/licensing-service/src', pathNot: '\\.test\\.ts$' },
      { path: '^packages/api-client/src/(?!contract/)' },
    ),
    deny(
      'nobody-imports-tests',
      'Tests and stories are leaves.',
      { pathNot: '\\.(test|stories)\\.' },
      { path: '\\.(test|stories)\\.tsx?$' },
    ),
    deny(
      'stand-ins-for-tests',
      'The stand-in of a vendor is for tests.',
      { pathNot: '\\.(test|stand-in)\\.ts$|^apps/licensing-service/src/testing/' },
      { path: '\\.stand-in\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/migrations/|storybook-static)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tooling/checks/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@atrium/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
