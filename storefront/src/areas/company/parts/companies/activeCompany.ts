import { onSessionEnd } from '#core/session.ts'

/** For a day. company §9 */
const cookie = { name: 'kasbeno-company', maxAgeSeconds: 24 * 60 * 60 } as const

const write = (value: string, maxAgeSeconds: number) => {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie.name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure}`
}

export const rememberCompany = (serial: string) =>
  write(encodeURIComponent(serial), cookie.maxAgeSeconds)

// company §4 "Logout"
onSessionEnd(() => write('', 0))

/** Last used, else first. */
export const activeOf = <Company extends { companyUniqueSerial: string }>(
  companies: readonly Company[]
): Company | undefined => {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookie.name}=`))
  const serial = decodeURIComponent(found?.slice(cookie.name.length + 1) ?? '')
  return companies.find((one) => one.companyUniqueSerial === serial) ?? companies[0]
}
