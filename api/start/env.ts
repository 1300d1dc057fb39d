import { Env } from '@adonisjs/core/env'
import { gatewayIndicators } from '#contracts/payments'

const keepsInFolder = () => process.env.STORAGE !== 's3'

/** The environment, checked at boot. Secrets have no defaults; a demo start generates its own. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  LOG_LEVEL: Env.schema.enum([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),

  /** Where customers reach the product; links in messages and gateway callbacks start with it. */
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** True behind TLS: cookies get `Secure` and the `__Host-` prefix, HSTS is sent. */
  TLS: Env.schema.boolean.optional(),
  /** The https address of a support chat's script. Without it no page loads one, and none may. */
  CHAT_WIDGET_URL: Env.schema.string.optional(),
  /** How many proxies a request passes: of X-Forwarded-For only what they have added is believed. */
  TRUSTED_PROXIES: Env.schema.number.optional(),
  DEMO: Env.schema.boolean.optional(),

  APP_KEY: Env.schema.secret(),
  /** Keys that APP_KEY has replaced, with commas: for what was encrypted or sealed under them. */
  APP_KEY_PREVIOUS: Env.schema.secret.optional(),
  /** Pepper of the keyed hashes of one-time codes and tokens. */
  CODE_PEPPER: Env.schema.secret(),
  /** Peppers that CODE_PEPPER has replaced, with commas: what proves signatures was made under them. */
  CODE_PEPPER_PREVIOUS: Env.schema.secret.optional(),

  /** PEM: what the house signs its files with, and who vouches for it. Lines may be joined by \\n. */
  PDF_SIGNING_KEY: Env.schema.secret.optional(),
  PDF_SIGNING_CERTIFICATE: Env.schema.string.optional(),

  /** The application's own role; it can neither change the ledger nor the audit trail. */
  DATABASE_URL: Env.schema.string(),
  /** The owner of the schema, for migrations; without it DATABASE_URL serves both through SET ROLE. */
  DATABASE_OWNER_URL: Env.schema.string.optional(),
  /** What the addresses take that name no password: the application's, and the owner's. */
  DATABASE_PASSWORD: Env.schema.secret.optional(),
  DATABASE_OWNER_PASSWORD: Env.schema.secret.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  /** How long a request waits for a connection of the pool before it is answered 503. */
  DATABASE_POOL_WAIT_MS: Env.schema.number.optional(),
  /** How long a statement waits for a row that another transaction holds. */
  DATABASE_LOCK_WAIT_MS: Env.schema.number.optional(),
  /** How many commands of one caller, invoice or card each process carries out at once. */
  COMMANDS_AT_ONCE: Env.schema.number.optional(),
  /** How long PostgreSQL may say nothing before its connection is taken for lost. */
  DATABASE_DEADLINE_MS: Env.schema.number.optional(),
  /** What DATABASE_URL leads to, where that is not PostgreSQL itself. docs/scale.md "PgBouncer" */
  DATABASE_POOLER: Env.schema.enum.optional(['transaction'] as const),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler of transactions. */
  DATABASE_DIRECT_URL: Env.schema.string.optional(),

  /** Where traces go, over HTTP; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_HEADERS: Env.schema.secret.optional(),
  /** The share of requests that is traced, from 0 to 1; all of them when not given. */
  OTEL_TRACES_RATIO: Env.schema.number.optional(),
  /** What a scraper of another machine shows to read /metrics; without it only this machine may. */
  METRICS_TOKEN: Env.schema.secret.optional(),

  /** Where papers and exports are kept: a folder (the default), or a bucket that all processes share. */
  STORAGE: Env.schema.enum.optional(['folder', 's3'] as const),
  DRIVE_ROOT: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optionalWhen(keepsInFolder),
  S3_ACCESS_KEY_ID: Env.schema.string.optionalWhen(keepsInFolder),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optionalWhen(keepsInFolder),
  /** Of a server other than Amazon's. */
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_REGION: Env.schema.string.optional(),
  /** False where each bucket has a host name of its own. */
  S3_PATH_STYLE: Env.schema.boolean.optional(),

  /** The worker runs inside this process unless a process of its own does the jobs. */
  WORKER: Env.schema.boolean.optional(),

  SAMAN_TERMINAL_ID: Env.schema.string.optional(),
  SAMAN_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MELLAT_TERMINAL_ID: Env.schema.string.optional(),
  MELLAT_USER_NAME: Env.schema.string.optional(),
  MELLAT_PASSWORD: Env.schema.secret.optional(),
  MELLAT_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  IRANKISH_TERMINAL_ID: Env.schema.string.optional(),
  IRANKISH_ACCEPTOR_ID: Env.schema.string.optional(),
  IRANKISH_PASS_PHRASE: Env.schema.secret.optional(),
  IRANKISH_PUBLIC_KEY: Env.schema.string.optional(),
  IRANKISH_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  OFFLINE_PAYMENTS: Env.schema.boolean.optional(),
  DEFAULT_GATEWAY: Env.schema.enum.optional(gatewayIndicators),
  /** The first six digits of the bank's card numbers. */
  CARD_BIN: Env.schema.string.optional(),
  /** Who keeps PINs. The sandbox is for demo and tests; a production has it only when this says so. */
  CARD_ISSUER: Env.schema.enum.optional(['sandbox'] as const),
  /** Who brings cards: the sandbox, or a courier whose program reports under a token of its own. */
  COURIER: Env.schema.enum.optional(['sandbox', 'partner'] as const),
  /** Who makes digital signatures; without it nobody enrols or signs, but in demo mode and tests. */
  SIGNATURE_PROVIDER_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  SIGNATURE_CLIENT_ID: Env.schema.string.optional(),
  /** Signs our requests and the provider's callbacks. */
  SIGNATURE_SECRET: Env.schema.secret.optional(),
  /** SMS providers in the order in which they are tried: sandbox, kavenegar, smsir. */
  SMS_PROVIDERS: Env.schema.string.optional(),
  /** JSON: SMS.ir's number of each of our templates. */
  SMSIR_TEMPLATES: Env.schema.string.optional(),
  SMSIR_API_KEY: Env.schema.secret.optional(),
  SMSIR_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  KAVENEGAR_API_KEY: Env.schema.secret.optional(),
  KAVENEGAR_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
})
