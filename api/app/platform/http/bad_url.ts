import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '#app/platform/i18n/fa'
import type { ErrorBody, ErrorTitle } from '#contracts/errors'
import { traceIdOf } from './trace_id.js'

const status = 400
const title: ErrorTitle = 'ValidationException'

/** An address that cannot be decoded (`/api/order/%`) reaches no route; it still gets our error shape. */
export const answerBadUrl = (request: IncomingMessage, response: ServerResponse): void => {
  const traceId = traceIdOf(request.headers['x-trace-id'])
  const body: ErrorBody = { title, status, message: messages.malformed, traceId }
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Trace-Id': traceId,
  })
  response.end(JSON.stringify(body))
}
