import { zip } from '#app/platform/resource/zip'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** An archive of the given pieces. */
export const archiveOf = async (pieces: Record<string, Iterable<string>>): Promise<Buffer> =>
  Buffer.concat(
    await Array.fromAsync(
      zip(Object.entries(pieces).map(([name, content]) => ({ name, content: () => content })))
    )
  )

/** The least that is a workbook: what stands in its one sheet is given as it shall stand there. */
export const rawWorkbook = (
  sheet: Iterable<string>,
  beside: Record<string, Iterable<string>> = {}
): Promise<Buffer> =>
  archiveOf({
    'xl/workbook.xml': [
      `<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    'xl/worksheets/sheet1.xml': sheet,
    ...beside,
  })

/** A sheet whose cells hold nothing, packed to almost nothing: what a reader pays for each is its own. */
export function* emptyCells(rows: number, columns: number): Generator<string> {
  yield '<worksheet><sheetData>'
  for (let row = 0; row < rows; row++) yield `<row>${'<c/>'.repeat(columns)}</row>`
  yield '</sheetData></worksheet>'
}
