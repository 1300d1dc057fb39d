import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { kasbeno } from './scripts/lint/plugin.ts'

const persian = '[\\u0600-\\u06FF]'
const persianMessage = 'Persian texts live in the dictionary (i18n).'

const noPersian = [
  { selector: `Literal[value=/${persian}/]`, message: persianMessage },
  { selector: `JSXText[value=/${persian}/]`, message: persianMessage },
  { selector: `TemplateElement[value.raw=/${persian}/]`, message: persianMessage },
]

const ownerMessage = 'Only the owners module knows which kinds of owner there are.'
const noKindsOfOwner = [
  { selector: 'Literal[value=/\\b(PERSON|COMPANY)\\b/]', message: ownerMessage },
  { selector: "TemplateElement[value.raw=/'(PERSON|COMPANY)'/]", message: ownerMessage },
]

const noClockOfItsOwn = [
  {
    selector:
      ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now'])",
    message:
      'The moment is asked of the clock (shared/clock.ts): which of its two, is a decision. How long something takes, of performance.now().',
  },
]

const drawnMessage =
  'What is made is the same in every run of one seed: draw it (factories/fresh.ts).'
const noChance = [
  {
    selector:
      "CallExpression:matches([callee.object.name='Math'][callee.property.name='random'], [callee.name=/^random(Bytes|Int|UUID)$/])",
    message: drawnMessage,
  },
]

const rowMessage =
  "A row is typed by its list (RowOf<'orders'>, RecordOf<'orders'>), never by hand."
const typedByList = ':not(TSTypeReference[typeName.name=/^(RowOf|RecordOf)$/])'
const noRowsByHand = [
  {
    selector: `CallExpression[callee.name=/^use(RecordContext|Get[A-Z]\\w*|(List|Show|Edit)(Context|Controller))$/] > TSTypeParameterInstantiation > ${typedByList}:not(TSTypeReference[typeName.name='Row'])`,
    message: rowMessage,
  },
  {
    selector: `CallExpression[callee.property.name=/^(get(One|List|Many|ManyReference)|create|update)$/] > TSTypeParameterInstantiation > ${typedByList}`,
    message: rowMessage,
  },
  {
    selector: `:matches(JSXOpeningElement[name.name=/^(WithRecord|CommandButton|FunctionField)$/], CallExpression[callee.name='command']) > TSTypeParameterInstantiation > ${typedByList}`,
    message: rowMessage,
  },
  { selector: "TSInterfaceHeritage[expression.name='RaRecord']", message: rowMessage },
  {
    selector: "TSIntersectionType > TSTypeReference[typeName.name='RaRecord']",
    message: rowMessage,
  },
  {
    selector:
      'TSAsExpression:matches([expression.name=/^(record|row|file|answer|data)$/], [expression.object.name=/^(record|row|file|answer|data)$/])',
    message: rowMessage,
  },
]

const noWaiting = [
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|setInterval|sleep|pause)$/]',
    message: 'A test waits for what it expects, never for a fixed time; the clock is moved.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A test waits for what it expects, never for a fixed time.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(skip|todo|pin|only|fails|retry)$/]:matches([callee.object.name='test'], [callee.object.callee.name='test'])",
    message: 'Every test runs, every time, and holds at the first try.',
  },
  {
    selector: "ExpressionStatement > CallExpression[callee.name='test'][arguments.length=1]",
    message: 'A test without a body tests nothing.',
  },
]

/** They would be replaced for the specs that run after it in the same process, too. */
const noReplacedModules = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
    message: 'A spec that replaces modules is named as such in vitest.config.ts, and here.',
  },
]

/** The specs of a process share one window: what one of them puts into it for good, the next one finds there. */
const noLastingChanges = [
  {
    selector:
      "AssignmentExpression[operator='=']:matches([left.object.property.name='prototype'], [left.object.name='URL'])",
    message: 'Use vi.spyOn, which is undone after the test; what jsdom lacks stands in setup.ts.',
  },
  {
    selector:
      "CallExpression[callee.object.name='Object'][callee.property.name='assign']:matches([arguments.0.name='URL'], [arguments.0.property.name='prototype'])",
    message: 'Use vi.spyOn, which is undone after the test; what jsdom lacks stands in setup.ts.',
  },
]

const tests = ['**/tests/**/*.ts', '**/tests/**/*.tsx']

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '**/.adonisjs',
      '.cache',
      '.data',
      'api/tmp',
      // Ways to fool the runner, which its spec sees it refuse.
      'api/tests/fooling',
      // Generated from the routes, and from the migrations.
      'api/openapi',
      'api/database/schema.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    // A rule that is wrong somewhere is mended here, with its reason.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { kasbeno },
    rules: {
      'kasbeno/boundaries': 'error',
      'kasbeno/commands': 'error',
      'kasbeno/direction': 'error',
      'kasbeno/no-cycles': 'error',
      'kasbeno/reads': 'error',
      'kasbeno/tables': 'error',
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Interfaces that modules and packages add their members to begin empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: 'test', package: 'node:test' }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // A controller reads, calls and answers for one resource.
    files: ['api/app/**/controllers/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 60 }] },
  },
  {
    // Injection reads the constructors' types at run time: an import that looks like one of a type is not.
    files: ['api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['storefront/src/**/*.{ts,tsx}', 'backoffice/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Markup is long and says little per line.
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A migration is a list of tables.
    files: ['api/database/migrations/**', 'api/database/seeders/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['storefront/src/**/*.tsx', 'backoffice/src/**/*.tsx'],
    ignores: ['**/i18n/**', '**/words/**'],
    rules: { 'no-restricted-syntax': ['error', ...noPersian] },
  },
  {
    files: ['backoffice/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRowsByHand] },
  },
  {
    files: ['backoffice/src/**/*.tsx'],
    ignores: ['**/i18n/**'],
    rules: { 'no-restricted-syntax': ['error', ...noPersian, ...noRowsByHand] },
  },
  {
    files: ['api/app/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noKindsOfOwner, ...noClockOfItsOwn] },
  },
  {
    files: ['api/factories/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noClockOfItsOwn, ...noChance] },
  },
  {
    files: ['api/app/people/owners/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noClockOfItsOwn] },
  },
  {
    // The house's key is also made in a terminal, which has no clock of the product.
    files: ['api/app/platform/pdf/self_signed.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noKindsOfOwner] },
  },
  {
    // What runs in a terminal speaks to it.
    files: ['scripts/**/*.ts', 'api/bin/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...noWaiting],
      'no-restricted-imports': ['error', { paths: ['timers/promises', 'node:timers/promises'] }],
      // A group of tests is one function.
      'max-lines-per-function': 'off',
      // What a spec takes from the factories is named line by line.
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
    },
  },
  {
    files: ['{backoffice,storefront}/tests/**/*.{ts,tsx}'],
    ignores: [
      'backoffice/tests/lists/offered.spec.ts',
      'storefront/tests/dashboard/invoices.spec.tsx',
      'storefront/tests/dashboard/pages.spec.tsx',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...noWaiting, ...noReplacedModules, ...noLastingChanges],
    },
  },
  {
    // One turn of the timers, after the last test of a file.
    files: ['*/tests/setup.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What an answer holds is what the tests look at.
    files: ['api/tests/support/http.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // A dictionary is as long as the product has texts.
    files: ['**/i18n/**', '**/words/**'],
    rules: { 'max-lines': 'off' },
  }
)
