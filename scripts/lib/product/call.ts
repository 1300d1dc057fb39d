interface Options {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** Objects go as JSON, forms as they are; non-JSON answers are text. */
export async function call<Body = Record<string, unknown>>(
  url: string,
  { method, token, body, headers }: Options = {}
): Promise<Answer<Body>> {
  const isForm = body instanceof FormData
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return {
    status: answer.status,
    headers: answer.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  }
}
