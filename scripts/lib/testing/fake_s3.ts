import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const unsigned = 'UNSIGNED-PAYLOAD'
const clockSkewMsMax = 15 * 60_000
const signed =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Canonical order for signing. */
const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')

const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

export interface StoredObject {
  bytes: Buffer
  contentType: string
}

/** One bucket; put, get, head, delete; verifies SigV4. */
export class FakeS3 {
  readonly bucket = 'kasbeno-files'
  readonly accessKeyId = 'AKIATESTS'
  readonly secretAccessKey = 'a secret of the tests'
  readonly objects = new Map<string, StoredObject>()
  /** False until somebody makes it. */
  hasBucket = false
  readonly refused: string[] = []
  private readonly server: Server

  constructor() {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: Error) => response.destroy(error))
    })
  }

  async open() {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
  }

  async close() {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Stores files here. */
  get environment(): NodeJS.ProcessEnv {
    return {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      S3_BUCKET: this.bucket,
      S3_ACCESS_KEY_ID: this.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.secretAccessKey,
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, 'http://s3')
    const bytes = await buffer(request)
    const fault = this.faultOf(request, url, bytes)
    if (fault) {
      this.refused.push(`${request.method} ${url.pathname}: ${fault}`)
      response.writeHead(403, { 'content-type': 'application/xml' })
      response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const key = decodeURIComponent(url.pathname.slice(`/${this.bucket}/`.length))
    if (key === '' && request.method === 'PUT') {
      this.hasBucket = true
      response.writeHead(200).end()
    } else if (key === '' || !this.hasBucket) {
      response.writeHead(this.hasBucket ? 200 : 404).end()
    } else if (request.method === 'PUT') {
      this.objects.set(key, { bytes, contentType: request.headers['content-type'] ?? '' })
      response.writeHead(200, { etag: `"${sha256(bytes)}"` }).end()
    } else if (request.method === 'DELETE') {
      this.objects.delete(key)
      response.writeHead(204).end()
    } else this.show(request, response, key)
  }

  private show({ method }: IncomingMessage, response: ServerResponse, key: string) {
    const found = this.objects.get(key)
    if (!found || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(found ? 405 : 404, { 'content-type': 'application/xml' })
      response.end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
      return
    }
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.bytes.length,
      'last-modified': new Date().toUTCString(),
    })
    response.end(method === 'GET' ? found.bytes : undefined)
  }

  /** @returns why it is rejected */
  private faultOf({ method, headers }: IncomingMessage, url: URL, bytes: Buffer) {
    const match = signed.exec(headers.authorization ?? '')
    if (!match) return 'not signed'
    const [, accessKeyId, day, region, names, signature] = match as unknown as string[]
    const stamp = String(headers['x-amz-date'])
    const payload = String(headers['x-amz-content-sha256'])
    if (accessKeyId !== this.accessKeyId) return 'an unknown key'
    if (url.pathname.split('/')[1] !== this.bucket) return 'another bucket'
    if (!(Math.abs(Date.now() - timeOf(stamp)) < clockSkewMsMax)) return `signed at ${stamp}`
    if (!names!.split(';').includes('host')) return 'the host is not signed'
    if (payload !== unsigned && payload !== sha256(bytes)) return 'other bytes than were signed'
    const canonical = [
      method,
      url.pathname,
      canonicalQuery(url.searchParams),
      ...names!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
      '',
      names,
      payload,
    ].join('\n')
    const scope = `${day}/${region}/s3/aws4_request`
    const key = [region!, 's3', 'aws4_request'].reduce<Buffer>(
      hmac,
      hmac(`AWS4${this.secretAccessKey}`, day!)
    )
    const wanted = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'))
    return timingSafeEqual(wanted, Buffer.from(signature!, 'hex')) ? undefined : 'a wrong signature'
  }
}
