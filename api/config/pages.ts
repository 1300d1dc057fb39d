import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { tls } from '#config/app'
import { gatewayOrigins } from '#config/gateways'

/** The workspace lies beside the sources of the API, or beside the folder that holds its build. */
const builtFrontEnd = (workspace: string) => {
  const places = [`../${workspace}/dist`, `../../${workspace}/dist`].map((path) =>
    app.makePath(path)
  )
  return places.find((place) => existsSync(place)) ?? places[0]!
}

const pages = {
  storefront: builtFrontEnd('storefront'),
  backoffice: builtFrontEnd('backoffice'),
  tls,
  /** The script of a support chat, which the storefront loads last; none unless the environment names one. */
  chatScript: env.get('CHAT_WIDGET_URL') ?? null,
  /** Where the storefront's forms may send a payer, besides ourselves. */
  gatewayOrigins: [...gatewayOrigins],
}

export default pages
