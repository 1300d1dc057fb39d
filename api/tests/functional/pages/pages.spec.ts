import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Pages } from '#app/site/pages/pages'
import { Site } from '#app/site/pages/site'
import { get, post } from '#tests/support/http'

const script = 'console.log(1);'.repeat(100)

/** A front end as the build leaves it. */
const buildSite = async (folder: string, name: string, inside = '') => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>${name}</title>${inside}`)
  await writeFile(join(folder, 'assets/main-a1b2.js'), script)
  await writeFile(join(folder, 'assets/main-a1b2.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/main-a1b2.js.gz'), gzipSync(script))
  await writeFile(join(folder, '.stamp'), 'secret')
}

test.group('Pages', (group) => {
  group.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kasbeno-pages-'))
    await buildSite(join(folder, 'storefront'), 'storefront', '<script>start()</script>')
    await buildSite(join(folder, 'backoffice'), 'backoffice')
    const sites = {
      storefront: new Site(join(folder, 'storefront')),
      backoffice: new Site(join(folder, 'backoffice')),
    }
    class BuiltPages extends Pages {
      protected override get sites() {
        return sites
      }
    }
    app.container.swap(Pages, () => new BuiltPages())
    return async () => {
      app.container.restore(Pages)
      await rm(folder, { recursive: true })
    }
  })

  test('the storefront answers at the root and under its own paths', async ({ assert }) => {
    for (const path of ['/', '/orders/pending/1', '/signup/status?step=shop']) {
      const { status, headers, body } = await get(path)
      assert.equal(status, 200, path)
      assert.include(body, '<title>storefront</title>')
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
      assert.equal(headers.get('cache-control'), 'no-cache')
      assert.include(headers.get('content-security-policy'), "script-src 'self' ")
    }
  })

  test('a page runs the script that its build put inside, by its hash, and no other', async ({
    assert,
  }) => {
    const { headers, body } = await get('/signup/status')
    assert.include(body, '<script>start()</script>')
    assert.include(
      headers.get('content-security-policy'),
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';"
    )
    const unchanged = await get('/', { headers: { 'If-None-Match': headers.get('etag')! } })
    assert.equal(unchanged.status, 304)
    assert.include(unchanged.headers.get('content-security-policy'), "'sha256-DIm7WJ")
    for (const path of ['/backoffice/', '/assets/main-a1b2.js', '/api/settings']) {
      const other = await get(path)
      assert.notInclude(other.headers.get('content-security-policy'), 'sha256', path)
    }
  })

  test('the back-office answers below its own path, which ends with a slash', async ({
    assert,
  }) => {
    const bare = await get('/backoffice?a=1')
    assert.equal(bare.status, 302)
    assert.equal(bare.headers.get('location'), '/backoffice/?a=1')
    assert.include((await get('/backoffice/registrations')).body, '<title>backoffice</title>')
  })

  test('paths of the API never get a page', async ({ assert }) => {
    for (const path of ['/api', '/api/unknown', '/health/unknown', '/metrics/x', '/demo/unknown']) {
      const { status, body } = await get(path)
      assert.equal(status, 404, path)
      assert.equal(body.title, 'NotFoundException', path)
    }
  })

  test('a file that is not there is missing, not the start page', async ({ assert }) => {
    for (const path of ['/assets/gone.js', '/.stamp', '/../package.json', '/%2e%2e/package.json']) {
      assert.equal((await get(path)).status, 404, path)
    }
    assert.equal((await post('/')).status, 404)
  })

  test('files with a hash in their names are kept for good and come precompressed', async ({
    assert,
  }) => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await get('/assets/main-a1b2.js', {
        headers: { 'accept-encoding': encoding },
      })
      assert.equal(headers.get('content-encoding'), encoding)
      assert.equal(headers.get('vary'), 'Accept-Encoding')
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(body, script)
    }
    const plain = await get('/assets/main-a1b2.js', { headers: { 'accept-encoding': 'identity' } })
    assert.isNull(plain.headers.get('content-encoding'))
    assert.equal(plain.body, script)
  })

  test('a page that did not change is answered 304', async ({ assert }) => {
    const { headers } = await get('/')
    const again = await get('/', { headers: { 'if-none-match': headers.get('etag')! } })
    assert.equal(again.status, 304)
    assert.equal(again.body, '')
  })
})

test('A page that says more than it was built with is sent whole, compressed too', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'kasbeno-pages-'))
  cleanup(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<head><title>x</title></head>')
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync('as built'))
  const meta = '<meta name="chat-widget" content="https://chat.example.ir/w.js">'
  const file = new Site(folder, meta).find('/')!
  assert.equal(file.content.toString(), `<head><title>x</title>${meta}</head>`)
  assert.equal(brotliDecompressSync(file.encoded.br!).toString(), file.content.toString())
  const plain = new Site(folder).find('/')!
  assert.equal(brotliDecompressSync(plain.encoded.br!).toString(), 'as built')
  assert.notEqual(plain.etag, file.etag)
})
