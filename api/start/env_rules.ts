import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { Env } from '@adonisjs/core/env'
import { Secret } from '@adonisjs/core/helpers'

/** What a variable may hold: how it is read (undefined for what it may not hold), and what it must be, in words. */
export interface Kind<T> {
  read: (text: string) => T | undefined
  must: string
}
type Rule<T> = (name: string, text?: string) => T

const readAs = <T>({ read, must }: Kind<T>, name: string, text: string): T => {
  const value = read(text)
  // Without the text: it may be a secret under the wrong name.
  if (value === undefined) throw new Error(`${name} must be ${must}`)
  return value
}

export const optional =
  <T>(kind: Kind<T>): Rule<T | undefined> =>
  (name, text) =>
    text ? readAs(kind, name, text) : undefined

export const required =
  <T>(kind: Kind<T>): Rule<T> =>
  (name, text) => {
    if (!text) throw new Error(`Missing environment variable "${name}"`)
    return readAs(kind, name, text)
  }

export const optionalWhen =
  <T>(isOptional: () => boolean, kind: Kind<T>): Rule<T | undefined> =>
  (name, text) =>
    (isOptional() ? optional(kind) : required(kind))(name, text)

const matching = (pattern: RegExp, must: string): Kind<string> => ({
  read: (text) => (pattern.test(text) ? text : undefined),
  must,
})

const parsed = <T>(text: string, parse: (text: string) => T): T | undefined => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Lines of a PEM may be joined by \n. */
const lines = (pem: string) => pem.replaceAll('\\n', '\n')

export const line = matching(/^\P{Cc}+$/u, 'one line of text')
export const word = matching(/^[^\s\p{Cc}]+$/u, 'one word without spaces')

export const encryptionKey = matching(
  /^[^\s\p{Cc}]{16,}$/u,
  'at least 16 random characters (32 in production) without spaces'
)
export const encryptionKeys = matching(
  /^[^\s\p{Cc},]{16,}(,[^\s\p{Cc},]{16,})*$/u,
  'keys of at least 16 characters each, with commas between them'
)
export const cardPrefix = matching(/^\d{6}$/, 'six digits')
export const bucketName = matching(
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
  'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'
)
export const headers = matching(
  /^[^\s=,]+=[^,\p{Cc}]*(,[^=,]+=[^,\p{Cc}]*)*$/u,
  'headers as name=value, with commas between them'
)

export const oneOf = <Name extends string>(names: readonly Name[]): Kind<Name> => ({
  read: (text) => names.find((name) => name === text),
  must: `one of ${names.join(', ')}`,
})
export const listOf = <Name extends string>(names: readonly Name[]): Kind<Name[]> => ({
  read: (text) => {
    const given = text.split(',').map((name) => names.find((known) => known === name.trim()))
    return given.every((name) => name !== undefined) ? given : undefined
  },
  must: `one or more of ${names.join(', ')}, with commas between them`,
})

/** An empty list where the text is the word none. */
export const noneOr = <T>({ read, must }: Kind<T[]>): Kind<T[]> => ({
  read: (text) => (text === 'none' ? [] : read(text)),
  must: `none, or ${must}`,
})

export const truth: Kind<boolean> = {
  read: (text) =>
    (({ true: true, 1: true, false: false, 0: false }) as Record<string, boolean>)[text],
  must: 'true or false',
}
export const wholeNumber = (min: number, max: number): Kind<number> => ({
  read: (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  },
  must: `a whole number from ${min} to ${max}`,
})
export const share: Kind<number> = {
  read: (text) => {
    const value = Number(text)
    return value >= 0 && value <= 1 ? value : undefined
  },
  must: 'a number from 0 to 1',
}

const frameworksHost = Env.schema.string({ format: 'host' })
export const host: Kind<string> = {
  read: (text) => parsed(text, (host) => frameworksHost('HOST', host)),
  must: 'a name or an address of this machine',
}

const isAddress = (text: string, protocols: readonly string[]) =>
  /^\S+$/.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol)

export const webAddress: Kind<string> = {
  read: (text) => (isAddress(text, ['http:', 'https:']) ? text : undefined),
  must: 'an address that begins with https:// or http://',
}
export const databaseAddress: Kind<string> = {
  read: (text) => (isAddress(text, ['postgresql:', 'postgres:']) ? text : undefined),
  must: 'an address such as postgresql://user@host:5432/database',
}

export const numbersByName: Kind<Record<string, number>> = {
  read: (text) => {
    const value = parsed(text, (json) => JSON.parse(json) as unknown)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isObject || !Object.values(value).every(Number.isSafeInteger)) return undefined
    return value as Record<string, number>
  },
  must: 'JSON such as {"login-code": 100001}',
}

const signs = new Set(['rsa', 'ec'])
export const signingKey: Kind<string> = {
  read: (text) => {
    const key = parsed(lines(text), createPrivateKey)
    return key && signs.has(key.asymmetricKeyType!) ? text : undefined
  },
  must: 'a private key as PEM, of RSA or an elliptic curve',
}
export const certificates: Kind<string> = {
  read: (text) => parsed(lines(text), (pem) => new X509Certificate(pem)) && text,
  must: 'a certificate as PEM, followed by those that lead to a root',
}
export const rsaPublicKey: Kind<string> = {
  read: (text) =>
    parsed(lines(text), createPublicKey)?.asymmetricKeyType === 'rsa' ? text : undefined,
  must: 'a public key of RSA as PEM',
}

/** Kept from logs and answers that would show it. */
export const secret = ({ read, must }: Kind<string>): Kind<Secret<string>> => ({
  read: (text) => {
    const value = read(text)
    return value === undefined ? undefined : new Secret(value)
  },
  must,
})
