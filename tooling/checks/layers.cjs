const { serviceRoomRules } = require('./service-rooms.cjs');

/** The layers inside packages; those between packages are turbo's boundaries. */
const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const featureLayers = ['model', 'api', 'components', '(wizard|steps)', 'pages'];

/** Inside a feature imports go one way: pages → (wizard | steps) → components → api → model. */
const featureRules = featureLayers
  .slice(0, -1)
  .map((lower, index) =>
    deny(
      `feature-${lower.replace(/\W+/g, '-')}-looks-up`,
      'Inside a feature imports go one way: pages, wizard and steps, components, api, model.',
      { path: `^packages/(auth|tenant-wizard|back-office)/src/${lower}/` },
      { path: `^packages/(auth|tenant-wizard|back-office)/src/(${featureLayers.slice(index + 1).join('|')})/` },
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

module.exports = {
  forbidden: [
    deny('no-circular', 'A circle of imports has no top, types included.', {}, { circular: true }),
    ...featureRules,
    ...backOfficeRules,
    ...serviceRoomRules,
    deny(
      'model-without-react',
      'A model is plain code.',
      { path: '^packages/(auth|tenant-wizard|back-office)/src/model/', pathNot: '\\.(test|stories)\\.' },
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
