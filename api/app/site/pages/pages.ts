import config from '#config/pages'
import { chatMeta } from './chat_widget.js'
import { isBackoffice } from './security_headers.js'
import { Site, type SiteFile } from './site.js'

/** Paths that belong to the API, whether a route answers there or not. */
const reserved = /^\/(api|health|metrics|demo)(\/|$)/
export const isReserved = (path: string): boolean => reserved.test(path)

let built: { storefront: Site; backoffice: Site } | undefined

export class Pages {
  protected get sites() {
    const { storefront, backoffice, chatScript } = config
    const head = chatScript ? chatMeta(chatScript) : ''
    built ??= { storefront: new Site(storefront, head), backoffice: new Site(backoffice) }
    return built
  }

  find(path: string): SiteFile | undefined {
    if (isReserved(path)) return undefined
    if (isBackoffice(path)) return this.sites.backoffice.find(path.slice('/backoffice'.length))
    return this.sites.storefront.find(path)
  }
}
