import sharp from 'sharp'
import type { DocumentKind } from '#contracts/registration'

const lines = (x: number, y: number, widths: number[]) =>
  widths
    .map(
      (width, i) =>
        `<rect x="${x - width}" y="${y + i * 58}" width="${width}" height="22" rx="11" fill="#90a4ae"/>`
    )
    .join('')

const bars = Array.from({ length: 46 }, (_, i) => {
  const width = 3 + ((i * 7) % 9)
  return `<rect x="${90 + i * 17}" y="410" width="${width}" height="110" fill="#263238"/>`
}).join('')

/** Drawn, not photographed: nobody's papers, and no words that a font would have to be there for. */
const drawings: Record<DocumentKind, string> = {
  nationalCardFront: `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
    <rect width="1000" height="630" fill="#37474f"/><rect x="30" y="30" width="940" height="570" rx="36" fill="#e0f2f1"/>
    <path d="M30 150V66a36 36 0 0 1 36-36h868a36 36 0 0 1 36 36v84z" fill="#80cbc4"/>
    <rect x="80" y="200" width="240" height="320" rx="12" fill="#b0bec5"/>
    <circle cx="200" cy="310" r="62" fill="#607d8b"/><path d="M100 520c0-80 45-120 100-120s100 40 100 120z" fill="#607d8b"/>
    ${lines(900, 220, [380, 300, 420, 260, 340])}</svg>`,
  nationalCardBack: `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
    <rect width="1000" height="630" fill="#37474f"/><rect x="30" y="30" width="940" height="570" rx="36" fill="#fff8e1"/>
    <rect x="30" y="90" width="940" height="90" fill="#4e342e"/>
    ${lines(900, 230, [520, 460, 500])}${bars}</svg>`,
  certificate: `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <rect width="900" height="1200" fill="#455a64"/><rect x="40" y="40" width="820" height="1120" fill="#fffdf5"/>
    <rect x="70" y="70" width="760" height="1060" fill="none" stroke="#8d6e63" stroke-width="8"/>
    <circle cx="450" cy="210" r="80" fill="none" stroke="#c62828" stroke-width="14"/><circle cx="450" cy="210" r="40" fill="#c62828"/>
    ${lines(760, 360, [420, 560, 600, 580, 540, 600, 460, 580, 320])}
    <circle cx="240" cy="980" r="90" fill="none" stroke="#1565c0" stroke-width="10"/><path d="M190 980l35 40 70-80" fill="none" stroke="#1565c0" stroke-width="14"/></svg>`,
}

export type Papers = Record<DocumentKind, Buffer>

/** The pictures that owners send. */
export const drawnPapers = async (): Promise<Papers> => {
  const paint = (kind: DocumentKind) => sharp(Buffer.from(drawings[kind])).jpeg().toBuffer()
  return {
    nationalCardFront: await paint('nationalCardFront'),
    nationalCardBack: await paint('nationalCardBack'),
    certificate: await paint('certificate'),
  }
}
