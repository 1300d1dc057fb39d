import { outsideRoles, permissions, shippedRoles, type Permission } from '#contracts/identity'
import { staffRights, type Access } from '#app/people/identity/middleware/access_middleware'

interface Route {
  method: string
  pattern: string
  access: Access | null
}

const roles = Object.entries(shippedRoles) as [string, readonly Permission[]][]

/** Cells are not padded: one that is longer than all others changes its own line. */
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The users of distributors under their own prefix; the bank's people under the other. */
const isTheirs = (role: string) => role in outsideRoles

/** Who holds the list's own right, then who is kept to a part of it. */
const mayCall = ({ method, pattern, access }: Route): string[] => {
  const isDistributors = pattern.startsWith('/api/distributor/')
  // Whatever a user of a distributor was given, the bank's commands are none of theirs.
  const isBanks = !isDistributors && method !== 'GET'
  const [whole, part] = staffRights(access)
  const holds = (held: readonly Permission[], right?: Permission) =>
    right !== undefined && held.includes(right)
  const named = (isTold: (held: readonly Permission[]) => boolean) =>
    roles
      .filter(([role, held]) => isTold(held) && (isTheirs(role) ? !isBanks : !isDistributors))
      .map(([role]) => role)
  const kept = named((held) => holds(held, part) && !holds(held, whole))
  return [
    named((held) => holds(held, whole)).join(', '),
    ...(kept.length ? [`a part: ${kept.join(', ')}`] : []),
  ]
}

const policyOf = ({ access }: Route): string => {
  if (access === null) return 'none'
  if (typeof access === 'string') return access
  const staff = staffRights(access).map((right) => `\`${right}\``)
  const partner = 'partner' in access ? [`partner, scope \`${access.partner}\``] : []
  return [...(staff.length ? [staff.join(', ')] : []), ...partner].join('; ')
}

const callersOf = (route: Route): string => {
  const { access } = route
  if (access === null) return ''
  if (access === 'public') return 'everybody'
  if (access === 'customer') return 'customers, each their own'
  if (access === 'staff') return 'all staff, each their own'
  if (access === 'new-staff') return 'all staff, also before they changed a first password'
  if (access === 'bank-staff') return 'all of the bank’s staff, each what their rights leave them'
  if (access === 'signed-in') return 'customers and staff, each their own'
  const staff = 'staff' in access ? mayCall(route) : []
  const partners = 'partner' in access ? ['partners, each their own'] : []
  return [...staff, ...partners].join(', ')
}

/** docs/permissions.md: what each role may, and who may call each route. */
export const permissionsTable = (routes: Route[]): string => `# Who may do what

Written by \`cd api && node ace.js docs:permissions\` from the routes and the shipped roles; a test fails when it is out
of date, and another calls every route as every role and expects exactly this. The roles in the database
may differ: the super admin changes them in the back-office.

## Roles and rights

${table(
  ['right', 'roles'],
  permissions.map((permission) => [
    `\`${permission}\``,
    roles
      .filter(([, held]) => held.includes(permission))
      .map(([role]) => role)
      .join(', '),
  ])
)}

## Routes

Whoever is not named gets 403, a caller without a token 401, and somebody else's ids are 404. Users of
distributors and branches are confined to their own rows wherever they are named. Who is named after "a part" holds the
second right alone, and is confined to the rows of companies.

${table(
  ['route', 'policy', 'who'],
  routes.map((route) => [`\`${route.method} ${route.pattern}\``, policyOf(route), callersOf(route)])
)}
`
