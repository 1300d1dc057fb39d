import { test } from '@japa/runner'
import { cutBlocks } from '#app/platform/pdf/layout'
import { makePdf, pdfAmount, type PdfBlock, type PdfDocument } from '#app/platform/pdf/make_pdf'
import { backwards, readPdf } from '#tests/support/pdf'

const document: PdfDocument = {
  title: 'قرارداد کارت',
  madeAt: '2026-11-22T09:00:00.000Z',
  footer: 'شناسه ۴۲',
  blocks: [
    { kind: 'facts', facts: [['نام', 'علی']] },
    { kind: 'heading', text: 'ماده ۱. موضوع' },
    {
      kind: 'paragraph',
      runs: [
        { text: 'مبلغ ' },
        { text: pdfAmount(1_234_567), isBold: true },
        { text: ' ریال است.' },
      ],
    },
    { kind: 'list', isNumbered: true, items: [[{ text: 'یکم' }], [{ text: 'دوم' }]] },
    {
      kind: 'table',
      columns: [
        { title: 'شرح', share: 3, holds: 'text' },
        { title: 'مبلغ', share: 1, holds: 'amount' },
      ],
      rows: Array.from({ length: 60 }, () => ['خرید', pdfAmount(-5_000)]),
      total: ['جمع', pdfAmount(-300_000)],
    },
  ],
}

test.group('A PDF', () => {
  test('is Persian from right to left with its fonts inside, its amounts are read from the left, and its bytes stay', async ({
    assert,
  }) => {
    const file = await makePdf(document, 'asker')
    const { pages, fonts } = readPdf(file)
    assert.equal(fonts, 2)
    const [first, second] = pages
    const lineWith = (word: string) => first!.find((line) => line.includes(backwards(word)))!
    assert.isDefined(lineWith('قرارداد کارت'))
    // What comes first lies to the right; a number keeps its own order.
    assert.match(lineWith('مبلغ '), /تسا لایر ۱٬۲۳۴٬۵۶۷ غلبم$/)
    assert.match(lineWith('موضوع'), new RegExp(`${backwards('موضوع')} \\.۱ ${backwards('ماده')}`))
    assert.match(lineWith('خرید'), /^−۵٬۰۰۰/)
    assert.equal(pages.flat().filter((line) => line.includes('−۵٬۰۰۰')).length, 60)
    assert.match(pages.at(-1)!.join(' '), /−۳۰۰٬۰۰۰/)
    // The header and the foot stand on each page.
    assert.match(second!.join(' '), new RegExp(backwards('شرح')))
    pages.forEach((lines, place) =>
      assert.include(
        lines.join(' '),
        `${pages.length.toLocaleString('fa')} / ${(place + 1).toLocaleString('fa')}`
      )
    )
    assert.isTrue(file.equals(await makePdf(document, 'asker')))
  })

  test('of long texts is cut after some pages, since its time grows with the square of what flows together, and never after a title', ({
    assert,
  }) => {
    const round = (items: number): PdfBlock[] => [
      { kind: 'heading', text: 'فاکتور' },
      ...Array.from({ length: items }, (_, place): PdfBlock => ({
        kind: 'paragraph',
        runs: [{ text: `کالای ${place}` }],
      })),
      { kind: 'facts', facts: Array.from({ length: 12 }, () => ['نام', 'علی'] as const) },
    ]
    for (const items of [1, 106, 107, 108, 119, 500]) {
      const blocks = Array.from({ length: 8 }, () => round(items)).flat()
      const parts = cutBlocks(blocks, 499, 746)
      assert.deepEqual(parts.flat(), blocks)
      for (const [place, part] of parts.entries()) {
        const lines = part.map((block) => (block.kind === 'facts' ? block.facts.length : 1))
        assert.isAtMost(
          lines.reduce((sum, some) => sum + some, 0),
          140,
          `${items} items`
        )
        if (place < parts.length - 1) assert.notEqual(part.at(-1)?.kind, 'heading')
      }
    }
    assert.lengthOf(cutBlocks(round(20), 499, 746), 1)
  })

  test('keeps each row of a table on one page, wherever the page ends', async ({ assert }) => {
    const sentence = 'پرداخت فاکتور از اعتبار پخش بهداشتی نسترن پایان'
    for (let above = 0; above < 3; above++) {
      const file = await makePdf(
        {
          ...document,
          blocks: [
            { kind: 'facts', facts: Array.from({ length: 14 + above }, () => ['نام', 'علی']) },
            {
              kind: 'table',
              columns: [
                { title: 'شرح', share: 1, holds: 'text' },
                { title: 'مبلغ', share: 2, holds: 'amount' },
              ],
              rows: Array.from({ length: 14 }, () => [sentence, pdfAmount(-5_000)]),
            },
          ],
        },
        'asker'
      )
      for (const lines of readPdf(file).pages) {
        const having = (part: string) => lines.filter((line) => line.includes(part)).length
        assert.equal(having(backwards('پایان')), having('−۵٬۰۰۰'))
      }
    }
  })
})
