import { resourceRoutes } from '#app/shared/resource/routes'
import { audit } from './resources/audit.js'
import { sms } from './resources/sms.js'
import { users } from './resources/users.js'

for (const resource of [audit, sms, users]) resourceRoutes(resource)
