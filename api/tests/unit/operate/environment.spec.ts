import { generateKeyPairSync } from 'node:crypto'
import { errors } from '@adonisjs/core/env'
import { test } from '@japa/runner'
import { environmentSchema } from '#start/env'
import { makeSelfSigned } from '#app/platform/pdf/self_signed'
import { operatorsFault } from '../../../bin/operators_fault.js'

type Name = keyof typeof environmentSchema

const house = makeSelfSigned('House')
const pem = (type: 'rsa' | 'ed25519') =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 1024 })
    : generateKeyPairSync('ed25519')
  ).publicKey.export({ type: 'spki', format: 'pem' }) as string

const noAddress = ['kasbeno', 'http//kasbeno.ir', 'ftp://kasbeno.ir', 'https://kas beno.ir']
const noDatabase = [
  'kasbeno',
  'mysql://u:p@h/x',
  'postgresql://kasbeno@host:port/kasbeno',
  'localhost:5432',
]
const noTime = ['soon', '-1', '0', '1.5', '1e9', '99999999999']
const noTruth = ['yes', 'TRUE', '2']
const twoLines = ['one\ntwo', 'one\u0000two']
const noWord = ['two words', ...twoLines]

/** What each variable may hold, and what it may not. */
const values: Record<Name, { right: string[]; wrong: string[] }> = {
  NODE_ENV: { right: ['production'], wrong: ['prod', 'Production'] },
  HOST: { right: ['0.0.0.0', '127.0.0.1', 'localhost', '::1', '::'], wrong: ['a b', 'http://x'] },
  PORT: { right: ['1', '3333', '65535'], wrong: ['80000', '0', '-1', 'http', '3333.5', '0x50'] },
  LOG_LEVEL: { right: ['info', 'silent'], wrong: ['INFO', 'verbose'] },
  APP_URL: { right: ['https://kasbeno.ir', 'http://localhost:3333'], wrong: noAddress },
  TLS: { right: ['true', 'false', '1', '0'], wrong: noTruth },
  CHAT_WIDGET_URL: { right: ['https://a.ir/x.js'], wrong: ['http://a.ir/x.js', 'chat'] },
  TRUSTED_PROXIES: { right: ['0', '2'], wrong: ['-1', 'two', '1.5'] },
  DEMO: { right: ['true'], wrong: noTruth },
  APP_KEY: { right: ['0123456789abcdef'], wrong: ['short', 'fifteen-letters', 'sixteen letters '] },
  APP_KEY_PREVIOUS: {
    right: ['0123456789abcdef', '0123456789abcdef,fedcba9876543210'],
    wrong: ['short', '0123456789abcdef,short', '0123456789abcdef,'],
  },
  CODE_PEPPER: { right: ['pepper'], wrong: noWord },
  CODE_PEPPER_PREVIOUS: { right: ['pepper,older'], wrong: noWord },
  PDF_SIGNING_KEY: {
    right: [house.key, house.key.replaceAll('\n', '\\n')],
    wrong: ['rubbish', house.certificate, pem('rsa')],
  },
  PDF_SIGNING_CERTIFICATE: {
    right: [house.certificate, house.certificate.replaceAll('\n', '\\n')],
    wrong: ['rubbish', house.key],
  },
  DATABASE_URL: { right: ['postgresql://a@h:5432/d', 'postgres:///d'], wrong: noDatabase },
  DATABASE_OWNER_URL: { right: ['postgresql://a@h/d'], wrong: noDatabase },
  DATABASE_DIRECT_URL: { right: ['postgresql://a@h/d'], wrong: noDatabase },
  DATABASE_PASSWORD: { right: ['p@ss word'], wrong: twoLines },
  DATABASE_OWNER_PASSWORD: { right: ['p@ss word'], wrong: twoLines },
  DATABASE_POOL: { right: ['1', '40'], wrong: ['0', 'many', '-3', '1.5'] },
  DATABASE_POOL_WAIT_MS: { right: ['2000'], wrong: noTime },
  DATABASE_LOCK_WAIT_MS: { right: ['2000'], wrong: noTime },
  DATABASE_DEADLINE_MS: { right: ['2000'], wrong: noTime },
  COMMANDS_AT_ONCE: { right: ['3'], wrong: ['0', 'few'] },
  DATABASE_POOLER: { right: ['transaction'], wrong: ['session', 'pgbouncer'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: { right: ['http://collector:4318'], wrong: noAddress },
  OTEL_EXPORTER_OTLP_HEADERS: { right: ['a=b', 'a=b,c=d e'], wrong: ['secret', 'a=b,c'] },
  OTEL_TRACES_RATIO: { right: ['0', '0.1', '1'], wrong: ['2', 'half', '-0.1'] },
  METRICS_TOKEN: { right: ['token'], wrong: noWord },
  STORAGE: { right: ['folder', 's3'], wrong: ['S3', 'disk'] },
  DRIVE_ROOT: { right: ['/var/lib/kasbeno files'], wrong: twoLines },
  S3_BUCKET: { right: ['kasbeno', 'a.b-c'], wrong: ['Kasbeno', 'a', 'kas_beno', 'kas/beno'] },
  S3_ACCESS_KEY_ID: { right: ['id'], wrong: noWord },
  S3_SECRET_ACCESS_KEY: { right: ['a secret/+'], wrong: twoLines },
  S3_ENDPOINT: { right: ['http://storage:8333'], wrong: noAddress },
  S3_REGION: { right: ['us-east-1'], wrong: noWord },
  S3_PATH_STYLE: { right: ['false'], wrong: noTruth },
  WORKER: { right: ['false'], wrong: noTruth },
  SAMAN_TERMINAL_ID: { right: ['1'], wrong: noWord },
  SAMAN_BASE_URL: { right: ['https://sep.shaparak.ir'], wrong: noAddress },
  MELLAT_TERMINAL_ID: { right: ['1'], wrong: noWord },
  MELLAT_USER_NAME: { right: ['user'], wrong: noWord },
  MELLAT_PASSWORD: { right: ['pass word'], wrong: twoLines },
  MELLAT_BASE_URL: { right: ['https://bpm.shaparak.ir'], wrong: noAddress },
  IRANKISH_TERMINAL_ID: { right: ['1'], wrong: noWord },
  IRANKISH_ACCEPTOR_ID: { right: ['1'], wrong: noWord },
  IRANKISH_PASS_PHRASE: { right: ['0123456789ABCDEF'], wrong: twoLines },
  IRANKISH_PUBLIC_KEY: {
    right: [pem('rsa'), pem('rsa').replaceAll('\n', '\\n')],
    wrong: ['rubbish', pem('ed25519')],
  },
  IRANKISH_BASE_URL: { right: ['https://ikc.shaparak.ir'], wrong: noAddress },
  OFFLINE_PAYMENTS: { right: ['true'], wrong: noTruth },
  DEFAULT_GATEWAY: { right: ['SAMAN'], wrong: ['saman', 'PAYPAL'] },
  CARD_BIN: { right: ['639990'], wrong: ['6399', '63999a', '6399901'] },
  CARD_ISSUER: { right: ['sandbox'], wrong: ['bank'] },
  COURIER: { right: ['partner'], wrong: ['post'] },
  SIGNATURE_PROVIDER_URL: { right: ['https://sign.example.ir/v1'], wrong: noAddress },
  SIGNATURE_CLIENT_ID: { right: ['kasbeno'], wrong: noWord },
  SIGNATURE_SECRET: { right: ['se cret'], wrong: twoLines },
  SMS_PROVIDERS: {
    right: ['kavenegar', 'smsir, kavenegar', 'none'],
    wrong: ['kavenegr', 'smsir,', 'none,smsir'],
  },
  SMSIR_TEMPLATES: {
    right: ['{"login-code": 1}', '{}'],
    wrong: ['templates', '{"a": "b"}', '[1]', 'null'],
  },
  SMSIR_API_KEY: { right: ['key'], wrong: noWord },
  SMSIR_BASE_URL: { right: ['https://api.sms.ir'], wrong: noAddress },
  KAVENEGAR_API_KEY: { right: ['key'], wrong: noWord },
  KAVENEGAR_BASE_URL: { right: ['https://api.kavenegar.com'], wrong: noAddress },
}

const rows = Object.entries(values).map(([name, each]) => ({ name: name as Name, ...each }))

/** What an operator is told of a value; nothing of a right one. */
const told = (name: Name, value: string) => {
  try {
    environmentSchema[name](name, value)
    return undefined
  } catch (error) {
    // As the framework gathers what is wrong.
    const refused = new errors.E_INVALID_ENV_VARIABLES()
    refused.help = `- ${(error as Error).message}`
    return operatorsFault(refused)
  }
}

test.group('The environment', () => {
  test('{name}: each wrong value ends in one sentence with its name, without the value')
    .with(rows)
    .run(({ assert }, { name, right, wrong }) => {
      for (const value of right) assert.isUndefined(told(name, value), value)
      for (const value of wrong) {
        const sentence = told(name, value)
        assert.match(
          sentence!,
          new RegExp(`^Kasbeno cannot start: ${name} must be [^\n]+\\.$`),
          value
        )
        if (value.length > 8) assert.notInclude(sentence!, value)
      }
    })

  test('has a row here for each of its variables', ({ assert }) => {
    assert.sameMembers(Object.keys(values), Object.keys(environmentSchema))
  })
})
