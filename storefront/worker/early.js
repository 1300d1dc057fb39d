/**
 * Stands inside the start page and runs long before the application, whose code takes a slow phone seconds:
 * renews the session of who was here before, reads home in the same request, and has the bundles of the pages and the four tabs sent along.
 * `core/session.ts` and `core/api/client.ts` take over what it began.
 */
;(() => {
  const { pathname } = location
  const preload = (href) => {
    const link = document.createElement('link')
    const isScript = href.endsWith('.js')
    Object.assign(link, { rel: isScript ? 'modulepreload' : 'preload', href })
    if (!isScript) Object.assign(link, { as: 'style', crossOrigin: '' })
    document.head.append(link)
  }
  const pages = ['__PAGES__']
  const hint = 'kasbeno.session'
  const pending = 'kasbeno.renewal'
  let key
  let plan
  try {
    if (localStorage.getItem(hint) === null) {
      if (!/^\/(login)?$/.test(pathname)) pages.forEach(preload)
      return
    }
    plan = localStorage.getItem('kasbeno.plan')
    key = localStorage.getItem(pending)
    if (key === null) {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      localStorage.setItem(pending, key)
    }
  } catch {
    // Without a memory there is no session to renew.
    return
  }
  const isTab = /^(\/kasbeno-digital-real)?\/(home|order|wallet|profile)$/.test(pathname)
  const ahead = pathname === '/' || isTab ? [...pages, '__TABS__'] : pages
  const home = plan === 'kasbeno-fmcg-real' ? '/home' : `/${plan}/home`
  const opensHome = plan && plan !== 'kasbeno-fmcg-legal' && (pathname === '/' || pathname === home)
  const renew = () => {
    const answer = fetch(opensHome ? `/api/home/${plan}/open` : '/api/user/refresh-token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Client': 'web', 'Idempotency-Key': key },
      body: '{}',
      cache: 'no-store',
    }).catch(() => null)
    // Only now: a browser opens six connections at once, and home waits for this answer alone.
    ahead.forEach(preload)
    return answer
  }
  // Refresh tokens are single use, so tabs take turns.
  globalThis.kasbenoRenewal = navigator.locks
    ? navigator.locks.request('kasbeno-session', renew)
    : renew()

  const readHome = async () => {
    const answer = await globalThis.kasbenoRenewal
    if (!answer?.ok) return null
    const opened = await answer.clone().json()
    return opened.home && new Response(JSON.stringify(opened.home))
  }
  if (opensHome) {
    globalThis.kasbenoHome = { path: `/home/${plan}`, answer: readHome().catch(() => null) }
  }
})()
