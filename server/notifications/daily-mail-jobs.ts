import { type Selectable, sql, type Transaction } from 'kysely'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db, NotifikasiTable, Schema } from '../../database/schema.ts'
import { dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { addToOutbox } from './outbox.ts'
import { staffAddresses } from './staff-addresses.ts'

/** In WIB, on the day before the visit. */
const REMINDER_HOUR = 16
const CHECK_EVERY_MS = 60_000

/** Write reminders and digests to the outbox. */
export const dailyMailJobs = (db: Db, now: () => number): Job[] => [
	mailJob('pengingat', db, now, () => REMINDER_HOUR, planReminders),
	mailJob('ringkasan', db, now, ({ ringkasanJam }) => ringkasanJam, planDigests),
]

const mailJob = (
	nama: string,
	db: Db,
	now: () => number,
	hourOf: (setting: Selectable<NotifikasiTable>) => number,
	plan: (db: Transaction<Schema>, now: number, since: number) => Promise<void>,
) =>
	dailyJob({
		nama,
		everyMs: CHECK_EVERY_MS,
		db,
		now,
		/** Never without SMTP_URL: the day is not marked as done, and mail that is set up later still gets it. */
		async hour() {
			const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
			return setting.surelTersedia === 1 ? hourOf(setting) : Number.POSITIVE_INFINITY
		},
		run: (work) =>
			db.transaction().execute(async (transaction) => {
				await plan(transaction, work.now, work.since)
				await work.finish(transaction)
				return undefined
			}),
	})

async function planReminders(db: Transaction<Schema>, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').select(['surelPasien', 'pengingat']).executeTakeFirstOrThrow()
	if (setting.surelPasien !== 1 || setting.pengingat !== 1) return
	const due = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.id', 'kode', 'status', 'tanggalVisit'])
		.where('tanggalVisit', '=', tambahHari(tanggalWib(now), 1))
		.where('status', 'in', ['baru', 'dikonfirmasi'])
		.where(sql<boolean>`"member"."email" <> ''`)
		.execute()
	const messages = due.map(({ id, kode, status, tanggalVisit }) => ({
		peristiwa: 'reservasi.pengingat',
		saluran: 'surel' as const,
		reservasiId: id,
		isi: { kode, status, tanggal: tanggalVisit },
	}))
	await addToOutbox(db, messages, now)
}

/** One message per address about everything since the last digest; none when nothing is new. */
async function planDigests(db: Transaction<Schema>, now: number, sejak: number): Promise<void> {
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
