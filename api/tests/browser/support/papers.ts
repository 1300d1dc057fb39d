import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A paper on a table, in one colour each, so that pictures tell them apart. */
export const paper = async (name: string, background: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'))
  const file = join(folder, `${name}.jpg`)
  await sharp({ create: { width: 1200, height: 760, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="1000" height="560"><rect width="1000" height="560" rx="24" fill="#fff"/>' +
            '<rect x="60" y="80" width="220" height="300" fill="#cfd8dc"/>' +
            '<rect x="340" y="120" width="560" height="36" fill="#90a4ae"/>' +
            '<rect x="340" y="220" width="420" height="36" fill="#b0bec5"/>' +
            '<rect x="340" y="320" width="500" height="36" fill="#b0bec5"/></svg>'
        ),
      },
    ])
    .jpeg()
    .toFile(file)
  return file
}
