import { createHmac } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { demoMode } from './app.js'

/** The sandbox provider signs for nobody: it is open in demo mode and in tests, and nowhere else. */
export const sandboxProviderOpen = demoMode || app.inTest

/** Below which the sandbox's own calls and its page stand. */
export const sandboxPrefix = '/demo/signature'

export interface ProviderAccount {
  baseUrl: string
  clientId: string
  secret: string
}

const anyHost = new Set(['0.0.0.0', '::'])
const ownHost = () => (anyHost.has(env.get('HOST')) ? '127.0.0.1' : env.get('HOST'))

/** The sandbox stands in this very process, and is called over HTTP as any other. */
const sandbox = (): ProviderAccount => ({
  baseUrl: `http://${ownHost()}:${env.get('PORT')}${sandboxPrefix}`,
  clientId: 'sandbox',
  secret: createHmac('sha256', env.get('APP_KEY').release()).update('signatures').digest('hex'),
})

const configured = (): ProviderAccount | null => {
  const baseUrl = env.get('SIGNATURE_PROVIDER_URL')
  const secret = env.get('SIGNATURE_SECRET')
  if (!baseUrl || !secret) return null
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    clientId: env.get('SIGNATURE_CLIENT_ID', 'kasbeno'),
    secret: secret.release(),
  }
}

/** Our account with the provider of signatures; null in a production that names none. */
export const signatureAccount: ProviderAccount | null =
  configured() ?? (sandboxProviderOpen ? sandbox() : null)
