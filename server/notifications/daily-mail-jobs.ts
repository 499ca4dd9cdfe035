import { sql } from 'kysely'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db, DbTransaction, RowOf } from '../../database/schema.ts'
import { dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { addToOutbox, type NewMessage } from './outbox.ts'
import { readWebhookRecipients, staffAddresses } from './read-recipients.ts'

/** In WIB, on the day before the visit. */
const REMINDER_HOUR = 16
const CHECK_EVERY_MS = 60_000

export const dailyMailJobs = (db: Db, now: () => number): Job[] => [
	planJob('pengingat', db, now, planReminders, async ({ surelTersedia }) =>
		surelTersedia === 1 || (await reminderWebhooks(db)).length > 0 ? REMINDER_HOUR : NEVER,
	),
	planJob('ringkasan', db, now, planDigests, async ({ surelTersedia, ringkasanJam }) =>
		surelTersedia === 1 ? ringkasanJam : NEVER,
	),
]

/** Without a recipient the day is not marked as done, and mail that is set up later still gets it. */
const NEVER = Number.POSITIVE_INFINITY

const planJob = (
	nama: string,
	db: Db,
	now: () => number,
	plan: (db: DbTransaction, now: number, since: number) => Promise<void>,
	hourOf: (setting: RowOf<'notifikasi'>) => Promise<number>,
) =>
	dailyJob({
		nama,
		everyMs: CHECK_EVERY_MS,
		db,
		now,
		hour: async () => hourOf(await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()),
		run: (work) =>
			db.transaction().execute(async (transaction) => {
				await plan(transaction, work.now, work.since)
				await work.finish(transaction)
				return undefined
			}),
	})

const REMINDER = 'reservasi.pengingat'
const reminderWebhooks = async (db: Db) => (await readWebhookRecipients(db))[REMINDER] ?? []

async function planReminders(db: DbTransaction, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
	const hasMail = setting.surelTersedia === 1 && setting.surelPasien === 1 && setting.pengingat === 1
	const webhooks = await reminderWebhooks(db)
	if (!hasMail && webhooks.length === 0) return
	const due = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.id', 'kode', 'status', 'tanggalVisit', 'jamDatang'])
		.select(sql<number>`case when "member"."email" = '' then 0 else 1 end`.as('adaEmail'))
		.where('tanggalVisit', '=', tambahHari(tanggalWib(now), 1))
		.where('status', 'in', ['baru', 'dikonfirmasi'])
		.execute()
	const messages = due.flatMap(({ id, kode, status, tanggalVisit, jamDatang, adaEmail }): NewMessage[] => {
		const isi = { kode, status, tanggal: tanggalVisit, ...(jamDatang && { jamDatang }) }
		const message = { peristiwa: REMINDER, reservasiId: id, isi }
		return [
			...(hasMail && adaEmail === 1 ? [{ ...message, saluran: 'surel' as const }] : []),
			...webhooks.map((webhookId) => ({ ...message, saluran: 'webhook' as const, webhookId })),
		]
	})
	await addToOutbox(db, messages, now)
}

/** One message per address about everything since the last digest; none when nothing is new. */
async function planDigests(db: DbTransaction, now: number, sejak: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
	const write = async (about: 'reservasi' | 'komentar') => {
		const message = { peristiwa: `ringkasan.${about}`, saluran: 'surel' as const, isi: { sejak, sampai: now } }
		const addresses = await staffAddresses(db, setting, about)
		const messages = addresses.map((alamat) => ({ ...message, alamat }))
		await addToOutbox(db, messages, now)
	}
	const reservasi = await db
		.selectFrom('shopReservasi')
		.select('id')
		.where('createdAt', '>=', sejak)
		.where('createdAt', '<', now)
		.executeTakeFirst()
	if (reservasi && setting.reservasiCara === 'harian') await write('reservasi')
	const komentar = await db
		.selectFrom('artikelKomentar')
		.select('id')
		.where('createdAt', '>=', sejak)
		.where('createdAt', '<', now)
		.where('allowStatus', '!=', 'spam')
		.executeTakeFirst()
	if (komentar && setting.komentarCara === 'harian') await write('komentar')
}
