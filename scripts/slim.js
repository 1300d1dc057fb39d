/**
 * Runs after each installation and takes away what packages ship and nothing here reads (docs/adr/0048). It names the
 * folders that weigh more than a megabyte; a missing one is no fault: `npm ci --omit=dev` installs fewer packages. Plain
 * JavaScript, and idle on a Node before 22, because the Node that comes as a package may not be there yet.
 */
import * as fs from 'node:fs'
import { join } from 'node:path'

const unread = [
  // Source maps of libraries. Ours are made by the builds.
  '**/*.map',
  // Headers for compiling native packages. All that are used come compiled.
  'node/node_modules/*/include',
  // Builds for browsers and bundlers of packages that only Node reads here.
  'exceljs/dist',
  'protobufjs/dist',
  'pdfkit/js/pdfkit.{browser*,standalone*}',
  '@opentelemetry/*/build/{esm,esnext}',
  '{@aws-sdk,@smithy}/*/dist-es',
  'recharts/umd',
  'luxon/build/{amd,global,cjs-browser}',
  'react-dom/cjs/*profiling*',
  '@sinclair/typebox/build/esm',
  // The sources of what is shipped compiled.
  '{ra-core,ra-ui-materialui,react-admin}/src',
  'ra-core/codemods',
  '@reduxjs/toolkit/src',
  'zod/src',
  // react-admin calls two functions of date-fns, in the language that they fall back to.
  'date-fns/{fp,cdn*}',
  'date-fns/locale/!(_lib|en-US*)',
  'date-fns-jalali/{fp,cdn*}',
  // The compiler's messages in other languages, and what packages bring for their own tests and pages.
  'typescript/lib/{cs,de,es,fr,it,ja,ko,pl,pt-br,ru,tr,zh-*}',
  'axe-core/locales',
  'bintrees/test',
  '@mui/material/docs',
  '**/{CHANGELOG,HISTORY,History,README*}.md',
  'playwright-core/lib/vite',
  // Types for CommonJS, and those of a package that only recharts calls.
  '{zod,@tanstack/*,ra-*,react-admin}/**/*.d.cts',
  'es-toolkit/**/*.d.{ts,mts}',
  // For another runtime than Node.
  'bare-*/prebuilds',
]

const cwd = join(import.meta.dirname, '..', 'node_modules')
for (const name of unread.flatMap((pattern) => fs.globSync?.(pattern, { cwd }) ?? [])) {
  fs.rmSync(join(cwd, name), { recursive: true, force: true })
}
