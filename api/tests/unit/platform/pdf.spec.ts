import { test } from '@japa/runner'
import { cutBlocks } from '#app/platform/pdf/cut_blocks'
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

  test('draws no text over another, keeps a box and its title whole, and numbers in their order', async ({
    assert,
  }) => {
    const agent = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile/537.36'
    const box: PdfBlock = {
      kind: 'facts',
      facts: [
        ['صاحب امضا', 'علی'],
        ['مرورگر', agent],
        ['شماره', 'فاکتور ۱۰۰۰۰۰۰۱-۷۰۰۱۰۱'],
        ...Array.from({ length: 9 }, () => ['چکیده', 'f'.repeat(64)] as const),
        ['پایان', '۱۰۰۰۰۰۰۱-۷۰۰۱۰۱'],
      ],
    }
    for (const above of [0, 9, 17, 26, 34]) {
      const lines = Array.from({ length: above }, (): PdfBlock => ({
        kind: 'paragraph',
        runs: [{ text: 'کالا' }],
      }))
      const boxes = Array.from({ length: 3 }, (): PdfBlock[] => [
        { kind: 'heading', text: 'امضاها' },
        box,
        box,
      ])
      const { pages } = readPdf(
        await makePdf({ ...document, blocks: [...lines, ...boxes.flat()] }, 'asker')
      )
      for (const page of pages) {
        const having = (part: string) => page.filter((line) => line.includes(part)).length
        assert.equal(having(backwards('صاحب امضا')), having(backwards('پایان')))
        assert.equal(having('۷۰۰۱۰۱-۱۰۰۰۰۰۰۱'), 0)
        const title = page.findLastIndex((line) => line === backwards('امضاها'))
        if (title !== -1) assert.include(page.slice(title + 1).join('\n'), backwards('پایان'))
      }
    }
  })
})
