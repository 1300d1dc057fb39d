import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { errorTitles } from '#contracts/errors'
import type { DocumentedOperation, OpenApi } from '#app/site/documentation/domain/document'
import { readOf } from '#app/site/documentation/generator/resources'
import { withViews } from '#app/site/documentation/generator/tables'
import { allResources } from '#app/platform/resource/resource'
import { get } from '#tests/support/http'

const read = async (): Promise<OpenApi> => (await get('/api/docs/openapi.json')).body

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

/** Pages of people, and the document itself. */
const isPage = (pattern: string) => /^\/(demo\/|api\/docs)/.test(pattern)

test.group('The API’s document', () => {
  test('is OpenAPI 3.1 and the committed file', async ({ assert }) => {
    const answer = await get('/api/docs/openapi.json')
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type')!, /^application\/json/)
    assert.equal(answer.body.openapi, '3.1.0')
    const committed = readFileSync(app.makePath('openapi/openapi.json'), 'utf8')
    assert.deepEqual(answer.body, JSON.parse(committed))
  })

  test('tells every route of the router, and no other', async ({ assert }) => {
    const documented = operationsOf(await read()).map(({ method, path }) => `${method} ${path}`)
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => !isPage(pattern))
      .flatMap(({ methods, pattern }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method.toLowerCase()} ${pattern.replace(/:(\w+)/g, '{$1}')}`)
      )
    assert.sameMembers(documented, routes, 'run npm run codegen')
  })

  test('describes every route in Persian, with who may call it', async ({ assert }) => {
    const isPersian = (text: string) => /[\u0600-\u06ff]/.test(text)
    const silent = operationsOf(await read())
      .filter(({ operation }) => !isPersian(operation.summary) || !isPersian(operation['x-access']))
      .map(({ operation }) => operation.operationId)
    assert.deepEqual(silent, [], 'describe them in i18n/calls.ts of their modules')
    const { tags } = await read()
    assert.isTrue(tags.every(({ description }) => isPersian(description)))
  })

  test('names each operation once, and an answer for each', async ({ assert }) => {
    const operations = operationsOf(await read())
    const ids = operations.map(({ operation }) => operation.operationId)
    assert.lengthOf(new Set(ids), ids.length)
    const mute = operations.filter(
      ({ operation }) => !Object.keys(operation.responses).some((status) => /^[23]/.test(status))
    )
    assert.deepEqual(mute, [])
  })

  test('names each parameter of an operation once', async ({ assert }) => {
    const repeated = operationsOf(await read()).filter(({ operation }) => {
      const given = (operation.parameters ?? []) as { in: string; name: string }[]
      const names = given.map(({ in: place, name }) => `${place} ${name}`)
      return new Set(names).size < names.length
    })
    assert.deepEqual(
      repeated.map(({ operation }) => operation.operationId),
      []
    )
  })

  test('leads every reference to something', async ({ assert }) => {
    const document = await read()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    const missing = references
      .map(([, path]) => path)
      .filter((path) => {
        const steps = path.split('/')
        return !steps.reduce<unknown>((part, name) => Reflect.get(Object(part), name), document)
      })
    assert.deepEqual(missing, [])
    assert.isAbove(references.length, 500)
  })

  test('tells bodies, parameters and refusals as the code has them', async ({ assert }) => {
    const { paths, components } = await read()
    const titlesOf = (operation: DocumentedOperation, status: number) => {
      const { $ref = '' } = operation.responses[status]
      return $ref.split('/').at(-1)!.split('_').slice(1)
    }
    const pay = paths['/api/order/pending-orders/{id}/payment-otp-verify'].post
    assert.deepEqual(titlesOf(pay, 422), ['PaymentRefused'])
    assert.include(titlesOf(pay, 400), 'OtpWrong')
    assert.include(titlesOf(pay, 409), 'AlreadyProcessed')
    assert.deepEqual(pay.security, [{ customer: [] }])

    const sale = paths['/api/external/supplier/sale'].post
    assert.containSubset(sale, {
      security: [{ partner: ['supplier'] }],
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: [
                'externalId',
                'customer',
                'items',
                'grandTotalAmount',
                'dueDateInDays',
                'invoicedAt',
              ],
              properties: { grandTotalAmount: { type: 'integer', minimum: 0 } },
            },
          },
        },
      },
      responses: { 201: {} },
    })
    assert.deepEqual(paths['/api/admin/credit/allocate'].post.security, [
      { staff: ['credit.allocate'] },
    ])
    assert.deepEqual(paths['/api/provinces'].get.security, [])
    const { title } = components.schemas.Error.properties!
    assert.sameMembers([...title.enum!], [...errorTitles])
  })

  test('takes a left join for granted only where a foreign key promises its row', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(`
      select table_name as "table", column_name as "column", is_nullable = 'YES' as "isNullable"
        from information_schema.columns where table_schema = 'public'`)
    const facts = Object.groupBy<string, { table: string; column: string; isNullable: boolean }>(
      rows,
      ({ table }) => table
    )
    const ofTable = (name: string) =>
      facts[name] &&
      Object.fromEntries(
        facts[name].map(({ column, isNullable }) => [column, { schema: {}, isNullable }])
      )
    const tables = withViews(ofTable, app.makePath())
    const taken = allResources().flatMap((resource) => readOf(resource, tables).taken)
    const keys = await db.rawQuery(`
      select conrelid::regclass::text as "table", attname as "column",
             confrelid::regclass::text as references
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and cardinality(conkey) = 1`)
    assert.isAbove(taken.length, 5)
    for (const one of taken) assert.deepInclude(keys.rows, one)
  })

  test('limits phones, codes and dates as the validators do', async ({ assert }) => {
    const { paths } = await read()
    const bodyOf = (path: string, method: string) => JSON.stringify(paths[path][method].requestBody)
    const verify = bodyOf('/api/user/otp-verify', 'post')
    assert.include(verify, JSON.stringify('^09\\d{9}$'))
    assert.include(verify, JSON.stringify('^\\d{5}$'))
    const identity = bodyOf('/api/user/{plan}', 'put')
    assert.include(identity, '"format":"date"')
    assert.include(identity, JSON.stringify('^\\d{10}$'))
  })
})

test.group('The page of the document', () => {
  test('lives under a strict policy, with nothing inline and nothing from elsewhere', async ({
    assert,
  }) => {
    const page = await get('/api/docs')
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    const policy = page.headers.get('content-security-policy')!
    assert.include(policy, "script-src 'self'")
    assert.notInclude(policy, 'unsafe')
    assert.notMatch(page.body, /<script(?![^>]*src=)|<style|style="|\son\w+=|https?:/)
    assert.include(page.body, '<html lang="fa" dir="rtl">')
  })

  test('has its files, and no others', async ({ assert }) => {
    const files = ['docs.css', 'docs.js', 'schema_text.js', 'vazirmatn-arabic.woff2']
    for (const file of files) {
      const { status, headers } = await get(`/api/docs/${file}`)
      assert.equal(status, 200, file)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
    }
    for (const file of ['other.js', 'constructor', '..%2fdocs.html', '%2e%2e%2froutes.ts']) {
      assert.equal((await get(`/api/docs/${file}`)).status, 404, file)
    }
  })
})
