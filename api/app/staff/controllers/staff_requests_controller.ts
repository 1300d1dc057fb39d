import DecisionsController from '#app/shared/two_people/decisions_controller'
import { staffRequests } from '../staff_requests.js'
import resource from '../staff_request_resource.js'

/** Changes of accounts and roles that wait for a second person. */
export default class StaffRequestsController extends DecisionsController {
  readonly decidable = { requests: staffRequests, resource }
}
