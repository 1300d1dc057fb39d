import { Env } from '@adonisjs/core/env'
import { smsProviders } from '#contracts/messages'
import { gatewayIndicators } from '#contracts/payments'
import { scriptAddress } from '#app/site/pages/chat_widget'
import {
  bucketName,
  cardPrefix,
  certificates,
  databaseAddress,
  encryptionKey,
  encryptionKeys,
  headers,
  host,
  line,
  listOf,
  noneOr,
  numbersByName,
  oneOf,
  optional,
  optionalWhen,
  required,
  rsaPublicKey,
  secret,
  share,
  signingKey,
  truth,
  webAddress,
  wholeNumber,
  word,
} from './env_rules.js'

const keepsInFolder = () => process.env.STORAGE !== 's3'
const milliseconds = wholeNumber(1, 86_400_000)

/** Every variable that the API reads. Secrets have no defaults; a demo start generates its own. */
export const environmentSchema = {
  NODE_ENV: required(oneOf(['development', 'production', 'test'] as const)),
  HOST: required(host),
  PORT: required(wholeNumber(1, 65_535)),
  LOG_LEVEL: required(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const)
  ),

  /** Where customers reach the product; links in messages and gateway callbacks start with it. */
  APP_URL: optional(webAddress),
  /** True behind TLS: cookies get `Secure` and the `__Host-` prefix, HSTS is sent. */
  TLS: optional(truth),
  /** The https address of a support chat's script. Without it no page loads one, and none may. */
  CHAT_WIDGET_URL: optional(scriptAddress),
  /** How many proxies a request passes: of X-Forwarded-For only what they have added is believed. */
  TRUSTED_PROXIES: optional(wholeNumber(0, 100)),
  DEMO: optional(truth),

  APP_KEY: required(secret(encryptionKey)),
  /** Keys that APP_KEY has replaced, with commas: for what was encrypted or sealed under them. */
  APP_KEY_PREVIOUS: optional(secret(encryptionKeys)),
  /** Pepper of the keyed hashes of one-time codes and tokens. */
  CODE_PEPPER: required(secret(word)),
  /** Peppers that CODE_PEPPER has replaced, with commas: what proves signatures was made under them. */
  CODE_PEPPER_PREVIOUS: optional(secret(word)),

  /** PEM: what the house signs its files with, and who vouches for it. Lines may be joined by \\n. */
  PDF_SIGNING_KEY: optional(secret(signingKey)),
  PDF_SIGNING_CERTIFICATE: optional(certificates),

  /** The application's own role; it can neither change the ledger nor the audit trail. */
  DATABASE_URL: required(databaseAddress),
  /** The owner of the schema, for migrations; without it DATABASE_URL serves both through SET ROLE. */
  DATABASE_OWNER_URL: optional(databaseAddress),
  /** What the addresses take that name no password: the application's, and the owner's. */
  DATABASE_PASSWORD: optional(secret(line)),
  DATABASE_OWNER_PASSWORD: optional(secret(line)),
  DATABASE_POOL: optional(wholeNumber(1, 1_000)),
  /** How long a request waits for a connection of the pool before it is answered 503. */
  DATABASE_POOL_WAIT_MS: optional(milliseconds),
  /** How long a statement waits for a row that another transaction holds. */
  DATABASE_LOCK_WAIT_MS: optional(milliseconds),
  /** How many commands of one caller, invoice or card each process carries out at once. */
  COMMANDS_AT_ONCE: optional(wholeNumber(1, 10_000)),
  /** How long PostgreSQL may say nothing before its connection is taken for lost. */
  DATABASE_DEADLINE_MS: optional(milliseconds),
  /** What DATABASE_URL leads to, where that is not PostgreSQL itself. docs/scale.md "PgBouncer" */
  DATABASE_POOLER: optional(oneOf(['transaction'] as const)),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler of transactions. */
  DATABASE_DIRECT_URL: optional(databaseAddress),

  /** Where traces go, over HTTP; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  OTEL_EXPORTER_OTLP_HEADERS: optional(secret(headers)),
  /** The share of requests that is traced, from 0 to 1; all of them when not given. */
  OTEL_TRACES_RATIO: optional(share),
  /** What a scraper of another machine shows to read /metrics; without it only this machine may. */
  METRICS_TOKEN: optional(secret(word)),

  /** Where papers and exports are kept: a folder (the default), or a bucket that all processes share. */
  STORAGE: optional(oneOf(['folder', 's3'] as const)),
  DRIVE_ROOT: optional(line),
  S3_BUCKET: optionalWhen(keepsInFolder, bucketName),
  S3_ACCESS_KEY_ID: optionalWhen(keepsInFolder, word),
  S3_SECRET_ACCESS_KEY: optionalWhen(keepsInFolder, secret(line)),
  /** Of a server other than Amazon's. */
  S3_ENDPOINT: optional(webAddress),
  S3_REGION: optional(word),
  /** False where each bucket has a host name of its own. */
  S3_PATH_STYLE: optional(truth),

  /** The worker runs inside this process unless a process of its own does the jobs. */
  WORKER: optional(truth),

  SAMAN_TERMINAL_ID: optional(word),
  SAMAN_BASE_URL: optional(webAddress),
  MELLAT_TERMINAL_ID: optional(word),
  MELLAT_USER_NAME: optional(word),
  MELLAT_PASSWORD: optional(secret(line)),
  MELLAT_BASE_URL: optional(webAddress),
  IRANKISH_TERMINAL_ID: optional(word),
  IRANKISH_ACCEPTOR_ID: optional(word),
  IRANKISH_PASS_PHRASE: optional(secret(line)),
  IRANKISH_PUBLIC_KEY: optional(rsaPublicKey),
  IRANKISH_BASE_URL: optional(webAddress),
  OFFLINE_PAYMENTS: optional(truth),
  DEFAULT_GATEWAY: optional(oneOf(gatewayIndicators)),
  /** The first six digits of the bank's card numbers. */
  CARD_BIN: optional(cardPrefix),
  /** Who keeps PINs. The sandbox is for demo and tests; a production has it only when this says so. */
  CARD_ISSUER: optional(oneOf(['sandbox'] as const)),
  /** Who brings cards: the sandbox, or a courier whose program reports under a token of its own. */
  COURIER: optional(oneOf(['sandbox', 'partner'] as const)),
  /** Who makes digital signatures; without it nobody enrols or signs, but in demo mode and tests. */
  SIGNATURE_PROVIDER_URL: optional(webAddress),
  SIGNATURE_CLIENT_ID: optional(word),
  /** Signs our requests and the provider's callbacks. */
  SIGNATURE_SECRET: optional(secret(line)),
  /** SMS providers in the order in which they are tried; none for a production that sends no messages. */
  SMS_PROVIDERS: optional(noneOr(listOf(smsProviders))),
  /** JSON: SMS.ir's number of each of our templates. */
  SMSIR_TEMPLATES: optional(numbersByName),
  SMSIR_API_KEY: optional(secret(word)),
  SMSIR_BASE_URL: optional(webAddress),
  KAVENEGAR_API_KEY: optional(secret(word)),
  KAVENEGAR_BASE_URL: optional(webAddress),
}

export default await Env.create(new URL('../', import.meta.url), environmentSchema)
