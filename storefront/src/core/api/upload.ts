import { session } from '#core/session.ts'
import { renewForRepeat } from './client.ts'
import { ApiError, LostAnswer } from './errors.ts'
import { traceId } from './trace.ts'

/** Three photos on a slow network. */
const uploadTimeoutMs = 150_000

type Method = 'POST' | 'PUT'
type Progress = (percent: number) => void

const once = (method: Method, path: string, form: FormData, onProgress: Progress) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.timeout = uploadTimeoutMs
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-Client', 'web')
    request.setRequestHeader('X-Trace-Id', traceId)
    request.setRequestHeader('Authorization', `Bearer ${session.token.peek()}`)
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = request.ontimeout = () => reject(new LostAnswer(false))
    request.send(form)
  })

const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** `fetch` has no upload progress. */
export const upload = async (
  path: string,
  form: FormData,
  onProgress: Progress,
  method: Method = 'POST'
) => {
  const usedToken = session.token.peek()
  let answer = await once(method, path, form, onProgress)
  if (answer.status === 401 && (await renewForRepeat(usedToken, true))) {
    answer = await once(method, path, form, onProgress)
  }
  if (answer.status >= 400) throw new ApiError(answer.status, parse(answer.text))
}
