/** `npm run icons` after importing another icon. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareIcons, iconFile, iconsHome } from './lib/builds/icons.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { run } from './lib/run.ts'

async function mustRun(command: string, args: string[], cwd?: string) {
  const { ok, output } = await run(command, args, cwd ? { cwd } : {})
  if (!ok) throw new Refusal(output)
  return output
}

/** Strips what only upstream's build needs. */
const ours = (text: string) =>
  text
    .replace('"use client";\n', '')
    .replace(
      'import createSvgIcon from "./utils/createSvgIcon.mjs"',
      'import { createSvgIcon } from "@mui/material/SvgIcon"'
    )

async function take(names: string[]) {
  const { name, version } = JSON.parse(readFileSync(join(iconsHome, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const folder = mkdtempSync(join(tmpdir(), 'icons-'))
  try {
    const packed = await mustRun('npm', ['pack', `${name}@${version}`, '--silent'], folder)
    const members = names.map((icon) => `package/${icon}.mjs`)
    await mustRun('tar', ['-xzf', packed.trim(), ...members], folder)
    for (const icon of names) {
      writeFileSync(iconFile(icon), ours(readFileSync(join(folder, `package/${icon}.mjs`), 'utf8')))
    }
    await mustRun('prettier', ['--write', ...names.map(iconFile)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runMain(async () => {
  const { missing, unused } = compareIcons()
  if (missing.length) await take(missing)
  for (const name of unused) rmSync(iconFile(name))
  console.log(`${missing.length} icons added, ${unused.length} removed.`)
})
