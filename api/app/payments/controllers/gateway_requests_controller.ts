import DecisionsController from '#app/shared/two_people/decisions_controller'
import resource from '../gateway_request_resource.js'
import { gatewayRequests } from '../gateway_requests.js'

/** Activations and contracts of gateways, which wait for a second person. */
export default class GatewayRequestsController extends DecisionsController {
  readonly decidable = { requests: gatewayRequests, resource }
}
