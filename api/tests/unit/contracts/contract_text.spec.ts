import { test } from '@japa/runner'
import { placeholders, type Placeholder } from '#contracts/contracts'
import { blocksOf, contractHtml, type Values } from '#app/onboarding/contracts/domain/html'
import { readTemplate } from '#app/onboarding/contracts/domain/text'

const values = Object.fromEntries(
  Object.keys(placeholders).map((name) => [name, `«${name}»`])
) as Values
const render = (body: string, given: Partial<Record<Placeholder, string>> = {}) =>
  contractHtml(readTemplate(body).blocks, { ...values, ...given })

test.group('The text of a contract', () => {
  test('is headings, paragraphs, lists, bold words and values', ({ assert }) => {
    const body = [
      '# ماده ۱',
      'سطر یکم {{نام مشتری}}',
      'سطر **دوم {{کد ملی}}** و ** ستاره',
      '',
      '- الف',
      '- ب',
      '1. یک',
      '۲) دو',
      'پایان',
    ].join('\n')
    assert.equal(
      render(body),
      [
        '<h2>ماده ۱</h2>',
        '<p>سطر یکم «customerName» سطر <strong>دوم </strong><strong>«nationalCode»</strong> و ** ستاره</p>',
        '<ul><li>الف</li><li>ب</li></ul>',
        '<ol><li>یک</li><li>دو</li></ol>',
        '<p>پایان</p>',
      ].join('\n')
    )
  })

  test('counts on over an empty line, and anew from the number one', ({ assert }) => {
    const body = '1. یک\n\n2. دو\n\n۱) یکم\n\n- الف\n\n- ب\n\nپایان\n\n1. یک'
    assert.equal(
      render(body),
      [
        '<ol><li>یک</li><li>دو</li></ol>',
        '<ol><li>یکم</li></ol>',
        '<ul><li>الف</li><li>ب</li></ul>',
        '<p>پایان</p>',
        '<ol><li>یک</li></ol>',
      ].join('\n')
    )
  })

  test('names the words between braces that are no value, and braces that nobody closes', ({
    assert,
  }) => {
    assert.deepEqual(
      readTemplate('{{نام مشتری}} {{رمز کارت}} **{{رمز کارت}}** {{}} باز {{').unknown,
      ['رمز کارت', '{{}}', '{{']
    )
  })

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '</p></div><b>',
    '<p>&lt;script&gt;',
    '<ScRiPt\n>',
    '<svg/onload=alert(1)>',
    '<!--',
    "' onmouseover='x",
  ]
  test('carries no tag but its own, whether a template or a value brings it', ({ assert }) => {
    const ours = /<\/?(?:h2|p|ol|ul|li|strong)>/g
    for (const text of hostile) {
      for (const html of [
        render(`سلام ${text}`),
        render(`# ${text}`),
        render(`- **${text}**`),
        render('**{{نام مشتری}}** {{نشانی فروشگاه}}', { customerName: text, shopAddress: text }),
      ]) {
        assert.notMatch(html.replace(ours, ''), /[<>"']/, html)
      }
    }
  })

  test('lets no value bring another one, nor turn the words that follow', ({ assert }) => {
    const html = render('{{نام مشتری}}', { customerName: '{{کد ملی}} **x**\u202eبرعکس' })
    assert.equal(html, '<p>{{کد ملی}} **x**برعکس</p>')
  })

  test('keeps each block on one line, whatever lines a value has; one that was signed in several is drawn too', ({
    assert,
  }) => {
    const shopAddress = 'خیابان یکم\nپلاک ۲\u2028 طبقه\t۳ \n<p>'
    const body = 'نشانی **{{نشانی فروشگاه}}**\n\n- {{نشانی فروشگاه}}'
    const html = render(body, { shopAddress })
    const address = 'خیابان یکم پلاک ۲ طبقه ۳ &lt;p&gt;'
    assert.equal(html, `<p>نشانی <strong>${address}</strong></p>\n<ul><li>${address}</li></ul>`)
    const signed =
      '<h2>الف</h2>\n<p>خیابان <strong>یکم\nپلاک</strong>\n\u2028۲</p>\n<ul><li>یک\nدو</li></ul>'
    const drawn = blocksOf(signed)
    assert.lengthOf(drawn, 3)
    assert.deepEqual(drawn[1], {
      kind: 'paragraph',
      runs: [
        { text: 'خیابان ', isBold: false },
        { text: 'یکم\nپلاک', isBold: true },
        { text: '\n\u2028۲', isBold: false },
      ],
    })
    assert.deepEqual(drawn[2], {
      kind: 'list',
      isNumbered: false,
      items: [[{ text: 'یک\nدو', isBold: false }]],
    })
  })

  test('is drawn from what was signed, and from nothing else', ({ assert }) => {
    const html = render('# الف & ب\n\nسلام **{{نام مشتری}}** <b>\n\n1. یک **دو**', {
      customerName: 'O\'Neil "x" &amp;',
    })
    assert.deepEqual(blocksOf(html), [
      { kind: 'heading', text: 'الف & ب' },
      {
        kind: 'paragraph',
        runs: [
          { text: 'سلام ', isBold: false },
          { text: 'O\'Neil "x" &amp;', isBold: true },
          { text: ' <b>', isBold: false },
        ],
      },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          [
            { text: 'یک ', isBold: false },
            { text: 'دو', isBold: true },
          ],
        ],
      },
    ])
    for (const other of ['<script>x</script>', '<p onclick="x">y</p>', '<p><em>x</em></p>', 'x']) {
      assert.throws(() => blocksOf(other))
    }
  })
})
