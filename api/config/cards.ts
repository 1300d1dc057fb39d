import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { demoMode } from './app.js'

const hasSandbox = demoMode || app.inTest

/** The first six digits of the bank's cards; those of the sandbox are no bank's. */
export const cardBin = env.get('CARD_BIN', '639990')

/** Who keeps PINs and makes CVV2: nobody in a production that names none. */
export const cardIssuer = env.get('CARD_ISSUER') ?? (hasSandbox ? 'sandbox' : 'none')

export const courier = env.get('COURIER') ?? (hasSandbox ? 'sandbox' : 'partner')

/** The sandbox courier moves its parcels by itself only where business time is moved by hand. */
export const courierMoves = demoMode && courier === 'sandbox'
