import { test } from '@japa/runner'
import { invoicesFile, wholeFile } from '#app/trade/orders/exports/invoices_file'
import * as column from '#app/platform/resource/columns'

const columns = [['externalId', column.code('شماره')]] as const
const invoicesOf = (total: number) => {
  const items = Array.from({ length: total }, (_, place) => ({ externalId: `NM-${place}` }))
  const meta = { total, perPage: wholeFile.pageSize, currentPage: 0, lastPage: 0 }
  return invoicesFile('فاکتورها', columns, { items, meta } as never, 'csv')
}
const linesOf = async (content: AsyncIterable<string | Uint8Array> | Iterable<unknown>) => {
  let text = ''
  for await (const part of content) text += String(part)
  return text.trimEnd().split('\n')
}

test.group('The file of own invoices', () => {
  test('holds ten thousand and more, each once', async ({ assert }) => {
    const lines = await linesOf(invoicesOf(10_001).content)
    assert.lengthOf(lines, 10_002)
    assert.lengthOf(new Set(lines), 10_002)
  })

  test('is refused beyond what a file holds, and says how many it does', ({ assert }) => {
    assert.throws(() => invoicesOf(wholeFile.pageSize + 1), /۲۰٬?۰۰۰ فاکتور/)
  })
})
