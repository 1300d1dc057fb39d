import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { basename, extname, join, relative } from 'node:path'
import { entityTag } from '#app/platform/http/entity_tag'

export type Encoding = 'br' | 'gzip'

export interface SiteFile {
  contentType: string
  etag: string
  cacheControl: string
  /** The content as it is, and precompressed where the build did that. */
  content: Buffer
  encoded: Partial<Record<Encoding, Buffer>>
  /** Sources for the policy: the scripts that stand inside a page, each by the hash of its text. */
  ownScripts: string[]
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Files below assets/ carry a hash of their content in their names. */
const cacheControlOf = (path: string) => {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

const readEncoded = (file: string) => {
  const encoded: SiteFile['encoded'] = {}
  for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][]) {
    if (existsSync(file + suffix)) encoded[encoding] = readFileSync(file + suffix)
  }
  return encoded
}

const inlineScripts = /<script>([^]*?)<\/script>/g

const ownScriptsOf = (file: string, content: Buffer) => {
  if (extname(file) !== '.html') return []
  return Array.from(content.toString().matchAll(inlineScripts), ([, text]) => {
    const hash = createHash('sha256').update(text!).digest('base64')
    return `'sha256-${hash}'`
  })
}

/** A page that says more than it was built with is compressed anew, once. */
const withHead = (content: Buffer, head: string) => {
  const page = Buffer.from(content.toString().replace('</head>', `${head}</head>`))
  return { content: page, encoded: { br: brotliCompressSync(page), gzip: gzipSync(page) } }
}

const readContent = (file: string, head: string) => {
  const content = readFileSync(file)
  if (head !== '' && extname(file) === '.html') return withHead(content, head)
  return { content, encoded: readEncoded(file) }
}

const readFile = (folder: string, file: string, head: string): SiteFile => {
  const { content, encoded } = readContent(file, head)
  return {
    content,
    contentType: contentTypes[extname(file)]!,
    etag: entityTag(content),
    cacheControl: cacheControlOf(relative(folder, file)),
    encoded,
    ownScripts: ownScriptsOf(file, content),
  }
}

/**
 * A built front end, held in memory: a few megabytes, and a new build beside a running server neither
 * mixes with the old one nor takes a file away while it is being sent.
 */
export class Site {
  readonly #files = new Map<string, SiteFile>()

  /** @param head what the pages say at the end of their head, beside what they were built with */
  constructor(folder: string, head = '') {
    if (!existsSync(folder)) return
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const isPage = entry.isFile() && extname(entry.name) in contentTypes
      if (isPage) this.#files.set(relative(folder, file), readFile(folder, file, head))
    }
  }

  /** The file of a path, or the start page for a path of the application's own; a missing file is missing. */
  find(path: string): SiteFile | undefined {
    const name = path.replace(/^\/+/, '')
    if (basename(name).includes('.')) return this.#files.get(name)
    return this.#files.get('index.html')
  }
}
