import DecisionsController from '#app/shared/two_people/decisions_controller'
import resource from '../sms_request_resource.js'
import { smsRequests } from '../sms_requests.js'

/** Texts of codes, and keys of providers, which wait for a second person. */
export default class SmsRequestsController extends DecisionsController {
  readonly decidable = { requests: smsRequests, resource }
}
