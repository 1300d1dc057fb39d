import { resourceRoutes } from '#app/shared/resource/routes'
import messages from './sms_resource.js'

resourceRoutes(messages)
