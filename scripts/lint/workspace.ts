/** One TypeScript program for types and lint, which saves most of a check. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { inRoot, root } from '../lib/paths.ts'

const [folder = ''] = process.argv.slice(2)

function programOf(configFile: string) {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    }
  )!
  const { fileNames, options, errors } = config
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
}

function typeFaults(program: ts.Program) {
  const found = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program))
  return ts.formatDiagnostics(found, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}

async function lintFaults(program: ts.Program) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  })
  const results = await eslint.lintFiles([folder])
  const { format } = await eslint.loadFormatter('stylish')
  return format(results.filter(({ messages }) => messages.length > 0))
}

const program = programOf(inRoot(join(folder, 'tsconfig.json')))
const faults = [typeFaults(program), await lintFaults(program)].filter((text) => text !== '')
console.log(faults.join('\n'))
if (faults.length > 0) process.exitCode = 1
