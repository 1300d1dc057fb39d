const token = 'demo-device'
const byId = (id) => document.getElementById(id)
const word = (name) => byId('words').content.querySelector(`[data-word="${name}"]`).textContent
const number = new Intl.NumberFormat('fa-IR')
const toPersian = (text) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
const toDigits = (text) =>
  text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')

/** The payment that was sent last: it keeps its number until its outcome is known. */
let sent = null

const call = async (path, body) => {
  const answer = await fetch(`/api/device/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { isOk: answer.ok, body: await answer.json() }
}

const slipRows = (told) => [
  ['merchantName', told.merchantName],
  ['cardNumber', told.cardNumber],
  ['amount', number.format(told.amount)],
  ['totalAmount', told.totalAmount && number.format(told.totalAmount)],
  ['bankReferenceNumber', told.bankReferenceNumber],
]

const showSlip = (told) => {
  const rows = slipRows(told).filter(([, value]) => value)
  byId('slip').replaceChildren(
    ...rows.flatMap(([name, value]) => {
      const term = Object.assign(document.createElement('dt'), { textContent: word(name) })
      const text = document.createElement('bdi')
      text.textContent = toPersian(String(value))
      const fact = document.createElement('dd')
      fact.append(text)
      return [term, fact]
    })
  )
  byId('slip').hidden = false
}

const run = async (path, body) => {
  byId('charge').disabled = true
  byId('back').disabled = true
  byId('slip').hidden = true
  byId('answer').textContent = word('working')
  try {
    const answer = await call(path, body)
    byId('answer').textContent = answer.isOk ? word(answer.body.status) : answer.body.message
    if (answer.isOk) showSlip(answer.body)
    sent.isKnown = true
    sent.isPaid = answer.isOk && answer.body.status === 'PAID'
  } catch {
    byId('answer').textContent = word('lost')
    sent.isKnown = false
  }
  byId('charge').disabled = false
  byId('back').disabled = sent.isKnown && !sent.isPaid
  // Below the buttons, and so below the edge of a phone.
  const end = byId('slip').hidden ? byId('answer') : byId('slip')
  end.scrollIntoView({ block: 'end' })
}

byId('pay').addEventListener('submit', (event) => {
  event.preventDefault()
  if (byId('charge').disabled) return
  const cardNumber = toDigits(byId('number').value)
  const amount = Number(toDigits(byId('amount').value))
  const pin = toDigits(byId('pin').value)
  if (cardNumber.length !== 16 || pin.length !== 4 || amount === 0) {
    byId('answer').textContent = word('incomplete')
    byId('answer').scrollIntoView({ block: 'end' })
    return
  }
  const paymentSource = byId('source').value
  const of = JSON.stringify([cardNumber, amount, paymentSource])
  if (!sent || sent.isKnown || sent.of !== of) {
    sent = { of, amount, reference: `${Date.now()}`, isKnown: false, isPaid: false }
  }
  byId('pin').value = ''
  void run('card-payment', { reference: sent.reference, cardNumber, amount, pin, paymentSource })
})

byId('back').addEventListener('click', () => {
  if (sent) void run('card-reversal', { reference: sent.reference, amount: sent.amount })
})
