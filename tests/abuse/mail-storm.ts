import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { allowMail, testMailer, testWorker } from '../support/test-delivery.ts'
import { siti } from '../support/test-member.ts'
import { insertShop } from '../support/test-reservasi.ts'
import { SENIN_PAGI } from '../support/test-rows.ts'

const VICTIM = 'korban@contoh.id'
/** Each member of the attacker types the same mailbox in another spelling. */
const SPELLINGS = [VICTIM, 'Korban@Contoh.id', 'korban+promo@contoh.id']
/** What the attacker wants the hospital to send. */
const LINK = 'jahat.example'
const NUMBER = '0899-7777-6666'
const NAMA = `Menangkan hadiah https://${LINK}/hadiah ${LINK} telepon ${NUMBER}`
const DAYS = ['2026-11-20', '2026-11-21'] as const
const CHANGES_BETWEEN_DELIVERIES = 10
const GATHER_MS = 10 * 60_000

export interface MailStorm {
	members: number
	/** Changes of the day, all accepted. */
	changes: number
	/** What a mail server received, for any address. */
	mails: number
	toVictim: number
	/** Mails with the attacker's link or number. */
	withAttackersText: number
	/** Messages that the outbox holds back. */
	heldBack: number
}

/** Members with somebody else's address reserve, and move each visit to and fro; a real SMTP server counts. */
export async function runMailStorm(size: { members: number; changes: number }): Promise<MailStorm> {
	const api = await openTestApi({ now: SENIN_PAGI })
	const server = await startMailServer()
	const mailer = testMailer(server.url)
	try {
		await allowMail(api.database)
		await insertShop(api)
		const worker = testWorker(api.database, { mailer, now: () => api.clock.now })
		const visits = await Promise.all(Array.from({ length: size.members }, (_, place) => reserve(api, place)))
		await worker.deliverDue()
		for (let change = 0; change < size.changes; change += 1) {
			for (const { kode, cookie } of visits) {
				const body = { tanggalVisit: DAYS[(change + 1) % 2] }
				expectStatus(200, await api.request('rescheduleReservasi', { params: { kode }, cookie, body }))
			}
			if (change % CHANGES_BETWEEN_DELIVERIES === 0) await worker.deliverDue()
		}
		// What was gathered is due, and so is what the batch of the first delivery left.
		for (let wait = 0; wait < 3; wait += 1) {
			api.clock.now += GATHER_MS
			await worker.deliverDue()
		}
		return { ...size, changes: size.changes * size.members, ...countMails(server), heldBack: await countHeld(api) }
	} finally {
		await mailer.stop()
		await server.stop()
		await api.dispose()
	}
}

async function reserve({ request }: TestApi, place: number) {
	const email = SPELLINGS[place % SPELLINGS.length]
	const member = await request('createMember', { body: { nama: NAMA, noTelp: NUMBER, email } })
	const { cookie } = member
	const pasien = await request('createPasien', { cookie, body: { ...siti, nama: NAMA } })
	const item = { pasienId: pasien.body.data.created.id, shopItemId: 'mcu' }
	expectStatus(201, await request('createKeranjang', { cookie, body: item }))
	const body = { atasNama: NAMA, noTelp: NUMBER, tanggalVisit: DAYS[0] }
	const made = await request('createReservasi', { cookie, body })
	expectStatus(201, made)
	return { cookie, kode: made.body.data.created.kode }
}

function expectStatus(expected: number, { status, body }: { status: number; body: unknown }): void {
	if (status !== expected) throw new Error(`A request of the storm got ${status}: ${JSON.stringify(body)}`)
}

function countMails({ received }: MailServer) {
	const isVictims = ({ to }: { to: string[] }) => to.some((each) => each.toLowerCase().startsWith('korban'))
	const hasText = ({ source }: { source: string }) => source.includes(LINK) || source.includes(NUMBER)
	return {
		mails: received.length,
		toVictim: received.filter(isVictims).length,
		withAttackersText: received.filter(hasText).length,
	}
}

async function countHeld({ db }: TestApi): Promise<number> {
	const rows = await db.selectFrom('kotakKeluar').select('id').where('status', '=', 'dilewati').execute()
	return rows.length
}
