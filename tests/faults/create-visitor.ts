import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { calls } from '../../contract/calls.ts'
import { MEMBER_COOKIE } from '../../contract/member/member.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi/reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Acknowledged, Ledger, Line } from './reservasi-load.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Answer, CallSender, Sending } from './send-call.ts'

/** A client that gets nothing done for so long will not any more. */
const PATIENCE_MS = 60_000
const RESERVATIONS_PER_MEMBER = 6
const DAY_MS = 86_400_000

export interface VisitorOptions {
	sender: CallSender
	random: SeededRandom
	ledger: Ledger
	acknowledge: (reservasi: Acknowledged) => void
	number: number
	pauseMs: number
}

const complete = {
	nik: '3510012507900001',
	nama: 'Siti Rahma',
	noTelp: '0812-3456-7890',
	tempatLahir: 'Banyuwangi',
	tanggalLahir: '25-07-1990',
	jenisKelamin: 'p',
	alamatLengkap: 'Jalan Melati 12',
}

/** One visitor after the other, on one device. */
export function createVisitor({ sender, random, ledger, acknowledge, number, pauseMs }: VisitorOptions) {
	let headers: Record<string, string> = {}
	let lives = 0

	/** When to try again. Sooner than the site asks for, and not so often that the rate limit would end the load. */
	let againMs = 0

	/** One answer, counted; null when it did not come, or when the site asks to come back later. */
	async function attempt(name: keyof typeof calls, sending: Sending): Promise<Answer | null> {
		const asking = { began: performance.now() }
		ledger.waiting.add(asking)
		let answer: Answer
		try {
			answer = await sender.send(name, { ...sending, headers: { ...headers, ...sending.headers } })
		} catch {
			ledger.unanswered += 1
			againMs = 10 + random.below(40)
			return null
		} finally {
			ledger.waiting.delete(asking)
			ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - asking.began)
		}
		const { status, retryAfter, body } = answer
		ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1)
		const due = status < 500 || (status === 503 && body?.error?.code === 'SEDANG_SIBUK' && Number(retryAfter) > 0)
		if (!due) ledger.wrong.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
		againMs = 50 + random.below(500)
		return status >= 500 || status === 429 ? null : answer
	}

	/** Until there is an answer that says something. What it does again must be safe to do again. */
	async function insist(name: keyof typeof calls, sending: Sending = {}, expected = 200): Promise<Answer['body']> {
		const patience = performance.now() + PATIENCE_MS
		while (performance.now() < patience) {
			const answer = await attempt(name, sending)
			if (answer?.status === expected) return answer.body
			if (answer) ledger.wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
			await delay(againMs)
		}
		throw new Error(`${name} was not answered for ${PATIENCE_MS / 1000} s: ${ledger.wrong.slice(-3).join('; ')}`)
	}

	/** Makes something under a key, now and then by a second click too, and tells its id. */
	async function make(name: 'createMember' | 'createPasien', key: string, body: object): Promise<string> {
		const sending = { body, headers: { [IDEMPOTENCY_HEADER]: key } }
		const { id } = (await insist(name, sending, 201)).data.created
		const again = random.chance(0.1) ? (await insist(name, sending, 201)).data.created.id : id
		if (again !== id) ledger.wrong.push(`${name}: the same key gave ${id} and ${again}`)
		return id
	}

	async function register() {
		lives += 1
		// An address of its own, or the rate limit would end the load.
		headers = { 'x-forwarded-for': `10.${number}.${lives >> 8}.${lives & 255}` }
		const key = randomUUID()
		const { nama, noTelp } = complete
		// The address tells the checker whether somebody is there twice.
		const memberId = await make('createMember', key, { nama, noTelp, email: `${key}@example.com` })
		headers.cookie = `${MEMBER_COOKIE}=${memberId}`
		const member = { cart: [] as Line[], pasienIds: new Set<string>() }
		ledger.members.set(memberId, member)
		const listed = await insist('listPasien')
		await insist('updatePasien', { params: { id: listed.data.own[0].id }, body: complete })
		if (random.chance(0.3)) await make('createPasien', randomUUID(), { ...complete, nama: 'Budi Santoso' })
		const { own, other } = (await insist('listPasien')).data
		for (const { id } of [...own, ...other]) member.pasienIds.add(id)
		return { memberId, member }
	}

	/** Sends one cart until it is known what became of it. */
	async function reserve(memberId: string, lines: Line[]): Promise<void> {
		const key = randomUUID()
		const patience = performance.now() + PATIENCE_MS
		const tanggalVisit = tanggalWib(Date.now() + DAY_MS)
		const body = { atasNama: complete.nama, noTelp: complete.noTelp, tanggalVisit }
		const sending = { body, headers: { [IDEMPOTENCY_HEADER]: key } }
		const asking = { ...sending, body: { ...body, tanggalVisit: '' } }
		let open = false
		while (performance.now() < patience) {
			const asks: boolean = open && random.chance(0.5)
			const answer = await attempt('createReservasi', asks ? asking : sending)
			if (answer?.status === 201) {
				const { id, kode } = answer.body.data.created
				acknowledge({ id, kode, memberId, key, lines })
				if (random.chance(0.1)) await sendAgain(sending, kode)
				return
			}
			const nothingMade: boolean = asks && answer?.status === 400
			if (answer && !nothingMade) ledger.wrong.push(`createReservasi: ${answer.status} ${JSON.stringify(answer.body)}`)
			open = !nothingMade
			if (!nothingMade) await delay(againMs)
		}
		throw new Error(`A reservation was not answered for ${PATIENCE_MS / 1000} s: ${ledger.wrong.slice(-3).join('; ')}`)
	}

	/** A second click, and a look at what was made. */
	async function sendAgain(sending: Sending, kode: string) {
		const again = await insist('createReservasi', sending, 201)
		if (again.data.created.kode !== kode) ledger.wrong.push(`the same key gave ${kode} and ${again.data.created.kode}`)
		const seen = await insist('getReservasiByKode', { params: { kode } })
		if (seen.data.kode !== kode) ledger.wrong.push(`${kode} shows ${seen.data.kode}`)
	}

	return {
		async live(isOver: () => boolean): Promise<void> {
			const shop = await insist('getShop')
			const packages: { id: string; harga: number }[] = shop.shopItem.data
			const { memberId, member } = await register()
			for (let i = 0; i < RESERVATIONS_PER_MEMBER && !isOver(); i += 1) {
				if (pauseMs > 0) await delay(pauseMs)
				const pairs = new Map<string, Line>()
				for (let count = 1 + random.below(3); count > 0; count -= 1) {
					const { id: shopItemId, harga } = random.pick(packages)
					const pasienId = random.pick([...member.pasienIds])
					pairs.set(`${pasienId} ${shopItemId}`, { pasienId, shopItemId, harga })
				}
				for (const line of pairs.values()) {
					const { pasienId, shopItemId } = line
					await insist('createKeranjang', { body: { pasienId, shopItemId } }, 201)
					member.cart.push(line)
				}
				await reserve(memberId, [...member.cart])
				member.cart = []
			}
			// A last one changes their mind: what was not reserved has to stay in the cart.
			if (random.chance(0.2)) {
				const { id: shopItemId, harga } = random.pick(packages)
				const pasienId = random.pick([...member.pasienIds])
				await insist('createKeranjang', { body: { pasienId, shopItemId } }, 201)
				member.cart.push({ pasienId, shopItemId, harga })
			}
		},
	}
}
