import { resolved, schemaText } from '/api/docs/schema_text.js'

const byId = (id) => document.getElementById(id)
const copyOf = (id) => byId(id).content.firstElementChild.cloneNode(true)
const word = (name) => byId('words').content.querySelector(`[data-word="${name}"]`).textContent

const element = (tag, text = '', attributes = {}) => {
  const made = document.createElement(tag)
  made.textContent = text
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
const code = (text) => element('code', text, { dir: 'ltr' })
const block = (text) => element('pre', text, { dir: 'ltr', tabindex: '0' })

/** Letters and digits of both scripts are one, as in the product's own search. */
const folded = (text) =>
  text
    .normalize('NFKC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\u200c/g, ' ')
    .toLowerCase()

const parametersOf = (api, { parameters }) => {
  if (parameters.length === 0) return []
  const table = copyOf('parameters')
  for (const { name, in: place, required, schema, description } of parameters) {
    const row = element('tr')
    const type = element('td')
    type.append(code(schema.description ?? schemaText(api, schema)))
    const cell = element('td')
    cell.append(code(name))
    const note = [required && word('required'), description].filter(Boolean).join(' · ')
    row.append(cell, element('td', word(place)), type, element('td', note))
    table.tBodies[0].append(row)
  }
  return [element('h3', word('parameters')), table]
}

const bodyOf = (api, { requestBody }) =>
  requestBody
    ? [
        element('h3', word('body')),
        ...Object.entries(requestBody.content).flatMap(([type, { schema }]) => [
          code(type),
          block(schemaText(api, schema)),
        ]),
      ]
    : []

const isError = ([status]) => /^[45]/.test(status)
const answersOf = (api, { responses }) => [
  element('h3', word('answers')),
  ...Object.entries(responses)
    .filter((entry) => !isError(entry))
    .flatMap(([status, answer]) => {
      const contents = Object.entries(answer.content ?? {})
      if (contents.length === 0) return [element('p', `${status} · ${word('empty')}`)]
      return contents.flatMap(([type, { schema }]) => [
        code(`${status} ${type}`),
        block(schemaText(api, schema)),
      ])
    }),
]

const errorsOf = (api, { responses }) => {
  const list = element('dl')
  for (const [status, answer] of Object.entries(responses).filter(isError)) {
    const { description = '' } = resolved(api, answer)
    const term = element('dt')
    term.append(code(status))
    list.append(term)
    for (const line of description.split('\n')) list.append(element('dd', line))
  }
  return [element('h3', word('errors')), list]
}

const fill = (api, details, operation) => {
  const body = details.querySelector('.body')
  if (body.childElementCount) return
  const parts = [parametersOf, bodyOf, answersOf, errorsOf]
  body.append(...parts.flatMap((part) => part(api, operation)))
}

const detailsOf = (api, method, path, operation) => {
  const details = copyOf('operation')
  details.id = operation.operationId
  const put = (name, text) => (details.querySelector(`.${name}`).textContent = text)
  put('method', method.toUpperCase())
  put('path', path)
  put('summary', operation.summary)
  put('access', operation['x-access'])
  details.dataset.method = method
  const errors = Object.values(operation.responses).map(
    (answer) => resolved(api, answer).description
  )
  const words = [method, path, operation.summary, operation['x-access'], ...errors]
  details.dataset.words = folded(words.join(' '))
  details.addEventListener('toggle', () => details.open && fill(api, details, operation))
  return details
}

const show = (api) => {
  byId('introduction').textContent = api.info.description
  for (const { name, description } of api.tags) {
    const section = copyOf('module')
    section.id = `module-${name}`
    section.querySelector('h2').textContent = description
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.tags.includes(name)) section.append(detailsOf(api, method, path, operation))
      }
    }
    byId('operations').append(section)
    const item = element('li')
    item.append(element('a', description, { href: `#${section.id}` }))
    byId('modules').append(item)
  }
}

const search = () => {
  const wanted = folded(byId('search').value).split(/\s+/).filter(Boolean)
  let count = 0
  for (const section of document.querySelectorAll('main > section')) {
    let shown = 0
    for (const details of section.querySelectorAll('details')) {
      details.hidden = !wanted.every((one) => details.dataset.words.includes(one))
      if (!details.hidden) shown += 1
    }
    section.hidden = shown === 0
    count += shown
  }
  byId('count').textContent = `${count.toLocaleString('fa-IR')} ${word('found')}`
}

/** The operation that the address names stands open. */
const openNamed = () => {
  const named = byId(decodeURIComponent(location.hash.slice(1)))
  if (!named) return
  if (named instanceof HTMLDetailsElement) named.open = true
  named.scrollIntoView()
}

try {
  const answer = await fetch('/api/docs/openapi.json')
  show(await answer.json())
  search()
  openNamed()
  byId('search').addEventListener('input', search)
  addEventListener('hashchange', openNamed)
} catch {
  byId('failed').hidden = false
} finally {
  byId('loading').remove()
}
