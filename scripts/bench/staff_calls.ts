export class StaffCalls {
  private readonly origin: string
  private readonly token: string

  constructor(port: number, token: string) {
    this.origin = `http://127.0.0.1:${port}`
    this.token = token
  }

  async send(method: string, path: string, body?: object) {
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer
  }

  async json<Body>(method: string, path: string, body?: object) {
    return (await (await this.send(method, path, body)).json()) as Body
  }

  async drain(path: string) {
    const { body } = await this.send('GET', path)
    await body?.pipeTo(new WritableStream())
  }
}
