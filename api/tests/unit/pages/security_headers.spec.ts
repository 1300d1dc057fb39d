import { test } from '@japa/runner'
import { scriptAddress } from '#app/site/pages/chat_widget'
import { securityHeaders } from '#app/site/pages/security_headers'
import { optional } from '#start/env_rules'

const plain = { tls: false, gatewayOrigins: ['https://sep.shaparak.ir'] }

const policyOf = (path: string, surroundings = plain) =>
  new Map(
    securityHeaders(path, surroundings)
      ['Content-Security-Policy'].split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      })
  )

test.group('Security headers', () => {
  test('no page runs inline scripts that the build did not make, or evaluates text', ({
    assert,
  }) => {
    for (const path of ['/', '/orders/1', '/backoffice/', '/demo/phone']) {
      assert.equal(policyOf(path).get('script-src'), "'self'", path)
    }
  })

  test("only the back-office and a company's dashboard have inline styles", ({ assert }) => {
    const styled = [
      '/backoffice/',
      '/legal-dashboard',
      '/legal-dashboard/invoices',
      '/legal-dashboard-login',
    ]
    for (const path of styled) {
      assert.equal(policyOf(path).get('style-src'), "'self' 'unsafe-inline'", path)
    }
    for (const path of [
      '/',
      '/backoffices',
      '/legal/home',
      '/legal-dashboards',
      '/legal-dashboard-x',
    ]) {
      assert.equal(policyOf(path).get('style-src'), "'self'", path)
    }
    assert.equal(policyOf('/legal-dashboard').get('script-src'), "'self'")
  })

  test('storefront forms reach ourselves and the configured gateways, no one else', ({
    assert,
  }) => {
    assert.equal(policyOf('/payment').get('form-action'), "'self' https://sep.shaparak.ir")
    assert.equal(policyOf('/backoffice/').get('form-action'), "'self'")
  })

  test('a support chat is let in on the storefront alone, and only where its script is named', ({
    assert,
  }) => {
    const chatty = { ...plain, chatScript: 'https://chat.example.ir/widget.js?id=1' }
    const origin = 'https://chat.example.ir'
    assert.equal(policyOf('/', chatty).get('script-src'), `'self' ${origin}`)
    assert.equal(policyOf('/', chatty).get('connect-src'), `'self' ${origin} wss://chat.example.ir`)
    assert.equal(policyOf('/', chatty).get('frame-src'), origin)
    for (const path of ['/backoffice/', '/api/user']) {
      assert.notInclude(JSON.stringify([...policyOf(path, chatty)]), 'chat.example.ir')
    }
    assert.isFalse(policyOf('/').has('frame-src'))
  })

  test('what is no address of a script is refused at the start', ({ assert }) => {
    const read = optional(scriptAddress)
    assert.isUndefined(read('CHAT_WIDGET_URL', undefined))
    assert.isUndefined(read('CHAT_WIDGET_URL', ''))
    assert.equal(read('CHAT_WIDGET_URL', 'https://a.ir/x.js'), 'https://a.ir/x.js')
    for (const wrong of [
      'http://a.ir/x.js',
      'javascript:alert(1)',
      "https://a.ir/x.js; script-src 'unsafe-inline'",
      'https://a.ir/"><script>',
      'https://localhost/x.js',
      '//a.ir/x.js',
    ]) {
      assert.throws(() => read('CHAT_WIDGET_URL', wrong), /CHAT_WIDGET_URL/, wrong)
    }
  })

  test('answers of the API can neither load nor be framed', ({ assert }) => {
    const policy = policyOf('/api/user/refresh-token')
    assert.equal(policy.get('default-src'), "'none'")
    assert.equal(policy.get('frame-ancestors'), "'none'")
    assert.equal(securityHeaders('/api/x', plain)['Cache-Control'], 'no-store')
  })

  test('requests are upgraded and HSTS is sent behind TLS alone', ({ assert }) => {
    const behindTls = { ...plain, tls: true }
    assert.isFalse(policyOf('/').has('upgrade-insecure-requests'))
    assert.isTrue(policyOf('/', behindTls).has('upgrade-insecure-requests'))
    assert.notProperty(securityHeaders('/', plain), 'Strict-Transport-Security')
    assert.property(securityHeaders('/', behindTls), 'Strict-Transport-Security')
  })
})
