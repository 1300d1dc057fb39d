import type { GatewayRedirect } from '@kasbeno/api/contracts/payments'

/** A GET form drops the query of its address, so that goes in as fields too. */
const fieldsOf = ({ redirectBaseUrl, method, params }: GatewayRedirect) => {
  const url = new URL(redirectBaseUrl, location.href)
  if (method === 'POST') return { action: url.href, fields: params }
  const own = Object.fromEntries(url.searchParams)
  url.search = ''
  return { action: url.href, fields: { ...own, ...params } }
}

/**
 * Whoever leaves the bank's page by the arrow finds the page that tells of the open payment. The router is not
 * told: the page that is being left stays as it is.
 * @param address as the browser shows it, with the base of the plan
 */
export const comeBackTo = (address: string) => {
  History.prototype.replaceState.call(history, null, '', address)
}

/** Leaves for the bank with a real form. Coming back by the browser's arrow starts the page anew. */
export const goToGateway = (redirect: GatewayRedirect) => {
  const { action, fields } = fieldsOf(redirect)
  const form = document.createElement('form')
  form.method = redirect.method
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = String(value)
    form.append(input)
  }
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  document.body.append(form)
  form.submit()
}

/** The page is being left: the button goes on showing its progress. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
