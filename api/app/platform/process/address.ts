import env from '#start/env'

/** Where the operator says that customers reach us; production does not start without it. */
export const namedAddress = (): URL | null => {
  const appUrl = env.get('APP_URL')
  return appUrl ? new URL(appUrl) : null
}

/** The address of a page in a message or on paper, which no browser asks for. */
export const linkTo = (page: string): string =>
  (namedAddress()?.origin ?? `http://localhost:${env.get('PORT')}`) + page
