import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { aServer, asInProduction, production } from '#tests/support/server'

/** Over a connection that is kept. */
const ask = async (url: string, agent: Agent) => {
  const call = request(url, { agent }).end()
  const [answer] = await once(call, 'response')
  return {
    status: answer.statusCode,
    connection: answer.headers.connection,
    body: await text(answer),
  }
}

test.group('A stop', (group) => {
  group.setup(asInProduction)

  test('is told to proxies first, closes what is kept alive, and finishes what is being answered', async ({
    assert,
    cleanup,
  }) => {
    const server = await aServer(production)
    const agent = new Agent({ keepAlive: true })
    cleanup(() => agent.destroy())
    const ready = () => ask(`${server.url}/health/ready`, agent)
    assert.containSubset(await ready(), { status: 200, connection: 'keep-alive' })

    const body = JSON.stringify({ username: 'nobody', password: 'a-password-typed' })
    const slow = request(`${server.url}/api/user/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    slow.write(body.slice(0, 10))
    await once(slow, 'socket')
    assert.equal((await ready()).status, 200)

    server.kill('SIGTERM')
    let told = await ready()
    while (told.status === 200) told = await ready()
    assert.containSubset(told, { status: 503, connection: 'close' })
    assert.equal(JSON.parse(told.body).status, 'it is being stopped')

    slow.end(body.slice(10))
    const [answer] = await once(slow, 'response')
    assert.equal(answer.statusCode, 401)
    answer.resume()

    // Clients that go on asking do not keep it: the door is closed at last.
    const load = async () => {
      for (;;) await ask(`${server.url}/health/live`, agent)
    }
    await Promise.allSettled([load(), load(), load()])
    await server.ended
    assert.equal(server.exitCode(), 0, server.output())
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const stopping = lines.find(({ msg }) => msg === 'stopping, told by SIGTERM')
    assert.equal(stopping?.signal, 'SIGTERM')
    assert.containSubset(lines.at(-1), { msg: 'stopped', callsLeft: 0, jobsLeft: 0 })
    assert.isAbove(lines.at(-1).ms, 0)
  }).timeout(120_000)
})
