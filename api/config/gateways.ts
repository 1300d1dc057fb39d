import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { demoMode } from './app.js'

/** The bank simulator collects no money: it is open in demo mode and in tests, and nowhere else. */
export const simulatorOpen = demoMode || app.inTest

/** The contract's data, or null while the bank has not given its terminal. */
const ofTerminal = <Rest extends object>(terminalId: string | undefined, rest: Rest) =>
  terminalId ? { terminalId, ...rest } : null

/** The banks' own addresses, which only the environment changes; without a slash at their end. */
export const gatewayUrls = {
  SAMAN: env.get('SAMAN_BASE_URL', 'https://sep.shaparak.ir'),
  MELLAT: env.get('MELLAT_BASE_URL', 'https://bpm.shaparak.ir'),
  IRANKISH: env.get('IRANKISH_BASE_URL', 'https://ikc.shaparak.ir'),
} as const

export const saman = ofTerminal(env.get('SAMAN_TERMINAL_ID'), {
  baseUrl: gatewayUrls.SAMAN,
})
export const mellat = ofTerminal(env.get('MELLAT_TERMINAL_ID'), {
  userName: env.get('MELLAT_USER_NAME', ''),
  password: env.get('MELLAT_PASSWORD')?.release() ?? '',
  baseUrl: gatewayUrls.MELLAT,
})
export const iranKish = ofTerminal(env.get('IRANKISH_TERMINAL_ID'), {
  acceptorId: env.get('IRANKISH_ACCEPTOR_ID', ''),
  passPhrase: env.get('IRANKISH_PASS_PHRASE')?.release() ?? '',
  /** PEM of the bank's RSA key; in an environment file its lines are joined by \n. */
  publicKey: env.get('IRANKISH_PUBLIC_KEY', '').replaceAll('\\n', '\n'),
  baseUrl: gatewayUrls.IRANKISH,
})
/** Receipts of transfers that staff confirm by hand. */
export const offlineOffered = env.get('OFFLINE_PAYMENTS', false)

/** The gateway that is offered first; without it, the storefront preselects IRANKISH. person §9 */
export const defaultGateway = env.get('DEFAULT_GATEWAY') ?? (simulatorOpen ? 'BANKTEST' : null)

/** Where forms of ours may post to beside ourselves, for any gateway may be activated; the CSP's `form-action` names them. */
export const gatewayOrigins: readonly string[] = Object.values(gatewayUrls).map(
  (url) => new URL(url).origin
)
