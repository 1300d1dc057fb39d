const pollEveryMs = 1500
const locale = 'fa-IR-u-ca-persian'
const timeZone = 'Asia/Tehran'

const byId = (id) => document.getElementById(id)
const word = (name) => byId('words').content.querySelector(`[data-word="${name}"]`).textContent

const clockFormat = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})
const momentFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone,
})

const toAscii = (text) =>
  text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')

const toPersian = (text) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

/** An address is opened by a touch. */
const linkTo = (href) =>
  Object.assign(document.createElement('a'), { href, textContent: href, dir: 'ltr' })

const lineForPeople = (line) => {
  if (/^https?:/.test(line)) return linkTo(line)
  return line.startsWith('@') ? line : toPersian(line)
}

/** As people read it; the last line of a code's message is for the browser, which reads its digits. */
const forPeople = (text) =>
  text.split('\n').flatMap((line, at) => [...(at > 0 ? ['\n'] : []), lineForPeople(line)])

let phone = ''
let shown = new Set()

/** The clipboard's own interface exists on secure origins alone, and not for every page. */
const copy = async (text) => {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false
  )
  if (isCopied) return
  const field = Object.assign(document.createElement('textarea'), { value: text })
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

const draw = ({ id, text, code, sentAt }) => {
  const item = byId('message').content.firstElementChild.cloneNode(true)
  item.dataset.id = id
  item.querySelector('.text').replaceChildren(...forPeople(text))
  const time = item.querySelector('time')
  time.dateTime = sentAt
  time.textContent = momentFormat.format(new Date(sentAt))
  if (code) {
    const button = item.querySelector('.copy')
    button.hidden = false
    button.querySelector('.code').textContent = toPersian(code)
    button.addEventListener('click', async () => {
      await copy(code)
      button.querySelector('.copy-label').textContent = word('copied')
    })
  }
  return item
}

const showMessages = (messages) => {
  const isFirst = shown.size === 0
  const fresh = messages.filter(({ id }) => !shown.has(id))
  for (const message of fresh.reverse()) {
    const item = draw(message)
    if (!isFirst) item.classList.add('new')
    byId('messages').prepend(item)
    shown.add(message.id)
  }
  byId('empty').hidden = messages.length > 0
  if (messages.length === 0) byId('empty').textContent = word('no-messages')
}

const showPhones = (phones) => {
  const items = phones.map((entry) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `?phone=${entry.phone}`
    if (entry.phone === phone) link.setAttribute('aria-current', 'true')
    const number = Object.assign(document.createElement('bdi'), {
      textContent: toPersian(entry.phone),
      dir: 'ltr',
    })
    const name = document.createElement('span')
    name.className = 'name'
    name.textContent = entry.name || word('unnamed')
    link.append(name, number)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      choose(entry.phone)
    })
    item.append(link)
    return item
  })
  byId('phones').replaceChildren(...items)
  byId('no-phones').hidden = phones.length > 0
}

/** The Jalali month on a card is that of the first day of its Gregorian one. */
const expiryFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit' })

/** What has not reached its owner yet has no face to look at. */
const onItsWay = new Set(['CREATED', 'PRINT_PENDING', 'PRINTED'])

const drawCard = ({ cardNumber, cvv2, expireAt, status }) => {
  const item = byId('card').content.firstElementChild.cloneNode(true)
  item.classList.add(status.toLowerCase())
  item.querySelector('.status').textContent = word(status)
  item.querySelector('.face').hidden = onItsWay.has(status)
  item.querySelector('.number').textContent = toPersian(cardNumber.replace(/(.{4})(?=.)/g, '$1 '))
  item.querySelector('.cvv2').textContent = toPersian(cvv2)
  const month = expiryFormat.formatToParts(new Date(`${expireAt}-01T12:00:00Z`))
  const part = (type) => month.find((one) => one.type === type).value
  item.querySelector('.expiry').textContent = `${part('year')}/${part('month')}`
  return item
}

const showCards = (cards) => {
  const drawn = JSON.stringify(cards)
  byId('hand').hidden = cards.length === 0
  if (byId('cards').dataset.drawn === drawn) return
  byId('cards').dataset.drawn = drawn
  byId('cards').replaceChildren(...cards.map(drawCard))
}

const read = async (path) => {
  const response = await fetch(`/api/demo/${path}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const refresh = async () => {
  byId('now').textContent = clockFormat.format(new Date())
  if (document.hidden) return
  const asked = phone
  try {
    const [phones, messages, cards] = await Promise.all([
      read('phones'),
      asked ? read(`sms?phone=${asked}`) : null,
      asked ? read(`cards?phone=${asked}`) : [],
    ])
    if (!byId('phones').contains(document.activeElement)) showPhones(phones)
    if (messages && asked === phone) showMessages(messages)
    if (asked === phone) showCards(cards)
    byId('offline').hidden = true
  } catch {
    byId('offline').hidden = false
  }
}

const choose = (number) => {
  phone = number
  shown = new Set()
  byId('messages').replaceChildren()
  byId('number').value = toPersian(number)
  byId('owner').textContent = toPersian(number)
  history.replaceState(null, '', `?phone=${number}`)
  void refresh()
}

byId('choose').addEventListener('submit', (event) => {
  event.preventDefault()
  const number = toAscii(byId('number').value)
  const isPhone = /^09\d{9}$/.test(number)
  byId('wrong').hidden = isPhone
  byId('number').setAttribute('aria-invalid', String(!isPhone))
  if (isPhone) choose(number)
})
document.addEventListener('visibilitychange', refresh)

const poll = async () => {
  await refresh()
  setTimeout(poll, pollEveryMs)
}

const asked = toAscii(new URLSearchParams(location.search).get('phone') ?? '')
if (asked) choose(asked)
void poll()
