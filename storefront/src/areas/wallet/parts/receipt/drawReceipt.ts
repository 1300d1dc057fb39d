import { ui } from '#core/words/ui.ts'
import { rialsInWords } from '#core/money.ts'
import { rials, type Receipt, type ReceiptLine } from './receipt.ts'

/** Pixels; drawn twice as wide as a phone, so that it stays readable when it is enlarged. */
const width = 780
const margin = 48
const gap = 24
const lineHeight = 46
const head = 330
const foot = 48
const inner = width - 2 * margin

const colors = {
  ground: '#ffffff',
  brand: '#c2185b',
  text: '#1f171b',
  quiet: '#5f5259',
  line: '#e8dde3',
} as const
const font = (size: number, weight = 400) => `${weight} ${size}px Vazirmatn, Tahoma, sans-serif`

/** Names at the right, values at the left; a value that is too long goes on in the next line. */
const wrapped = (pen: CanvasRenderingContext2D, text: string, longest: number): string[] => {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const row = rows.at(-1)
    const longer = row === undefined ? word : `${row} ${word}`
    if (row !== undefined && pen.measureText(longer).width <= longest)
      rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

interface Laid extends ReceiptLine {
  rows: string[]
  height: number
}

const lay = (pen: CanvasRenderingContext2D, lines: readonly ReceiptLine[]): Laid[] =>
  lines.map((line) => {
    pen.font = font(28)
    const left = inner - pen.measureText(line.name).width - gap
    pen.font = font(28, 700)
    const rows = wrapped(pen, line.value, left)
    return { ...line, rows, height: rows.length * lineHeight + gap }
  })

const drawHead = (pen: CanvasRenderingContext2D, receipt: Receipt) => {
  const say = (text: string, y: number, size: number, color: string, weight = 700) => {
    pen.font = font(size, weight)
    pen.fillStyle = color
    pen.fillText(text, width / 2, y, inner)
  }
  pen.textAlign = 'center'
  say(ui.brand, 72, 40, colors.brand)
  say(receipt.title, 124, 32, colors.text)
  say(receipt.amountName, 188, 26, colors.quiet, 400)
  say(rials(receipt.amount), 240, 44, colors.text)
  say(rialsInWords(receipt.amount), 284, 26, colors.quiet, 400)
}

const drawLine = (pen: CanvasRenderingContext2D, line: Laid, top: number) => {
  pen.strokeStyle = colors.line
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(margin, top)
  pen.lineTo(width - margin, top)
  pen.stroke()
  pen.direction = 'rtl'
  pen.textAlign = 'right'
  pen.font = font(28)
  pen.fillStyle = colors.quiet
  pen.fillText(line.name, width - margin, top + lineHeight)
  pen.direction = line.isNumber ? 'ltr' : 'rtl'
  pen.textAlign = 'left'
  pen.font = font(28, 700)
  pen.fillStyle = colors.text
  line.rows.forEach((row, i) => pen.fillText(row, margin, top + lineHeight * (i + 1)))
}

/** RTL, in our font. */
export const drawReceipt = async (receipt: Receipt): Promise<Blob> => {
  await Promise.all(
    [400, 700].map((weight) => document.fonts.load(font(28, weight), receipt.title))
  )
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const lines = lay(pen, receipt.lines)
  canvas.width = width
  canvas.height = head + foot + lines.reduce((sum, { height }) => sum + height, 0)
  pen.fillStyle = colors.ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.direction = 'rtl'
  drawHead(pen, receipt)
  let top = head
  for (const line of lines) {
    drawLine(pen, line, top)
    top += line.height
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  )
}
