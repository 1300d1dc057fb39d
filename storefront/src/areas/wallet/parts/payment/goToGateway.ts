import type { GatewayRedirect } from '@kasbeno/api/contracts/payments'

/** GET forms drop queries, so they become fields. */
const fieldsOf = ({ redirectBaseUrl, method, params }: GatewayRedirect) => {
  const url = new URL(redirectBaseUrl, location.href)
  if (method === 'POST') return { action: url.href, fields: params }
  const own = Object.fromEntries(url.searchParams)
  url.search = ''
  return { action: url.href, fields: { ...own, ...params } }
}

/**
 * Back from the bank shows the open payment; the router is bypassed to keep the leaving page.
 * @param address with the plan's base
 */
export const comeBackTo = (address: string) => {
  History.prototype.replaceState.call(history, null, '', address)
}

/** Back reloads the page. */
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

/** Keeps the progress while leaving. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
