import env from '#start/env'

/** The address of a page in a message, which no browser asks for: a production names where it is reached. */
export const linkTo = (page: string): string => {
  const appUrl = env.get('APP_URL')
  return (appUrl ? new URL(appUrl).origin : `http://localhost:${env.get('PORT')}`) + page
}
