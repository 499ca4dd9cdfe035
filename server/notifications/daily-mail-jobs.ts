import type { Kysely, Selectable, Transaction } from 'kysely'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { NotifikasiTable, Schema } from '../../database/schema.ts'
import { type DailyWork, dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { addToOutbox } from './outbox.ts'
import { staffAddresses } from './staff-addresses.ts'

/** In WIB, on the day before the visit. */
const REMINDER_HOUR = 16
const CHECK_EVERY_MS = 60_000

/** Write reminders and digests to the outbox. */
export const dailyMailJobs = (db: Kysely<Schema>, now: () => number): Job[] => [
	dailyJob({
		nama: 'pengingat',
		everyMs: CHECK_EVERY_MS,
		db,
		now,
		hour: () => hourIfMail(db, () => REMINDER_HOUR),
		run: (work) => inOneTransaction(db, work, planReminders),
	}),
	dailyJob({
		nama: 'ringkasan',
		everyMs: CHECK_EVERY_MS,
		db,
		now,
		hour: () => hourIfMail(db, ({ ringkasanJam }) => ringkasanJam),
		run: (work) => inOneTransaction(db, work, planDigests),
	}),
]

/** Never without SMTP_URL: the day is not marked as done, and mail that is set up later still gets it. */
async function hourIfMail(
	db: Kysely<Schema>,
	hourOf: (setting: Selectable<NotifikasiTable>) => number,
): Promise<number> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
	return setting.surelTersedia === 1 ? hourOf(setting) : Number.POSITIVE_INFINITY
}

type Plan = (db: Transaction<Schema>, now: number, since: number) => Promise<void>

async function inOneTransaction(db: Kysely<Schema>, { now, since, finish }: DailyWork, plan: Plan): Promise<undefined> {
	await db.transaction().execute(async (transaction) => {
		await plan(transaction, now, since)
		await finish(transaction)
	})
}

async function planReminders(db: Transaction<Schema>, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').select(['surelPasien', 'pengingat']).executeTakeFirstOrThrow()
	if (setting.surelPasien !== 1 || setting.pengingat !== 1) return
	const due = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.id', 'kode', 'status', 'tanggalVisit'])
		.where('tanggalVisit', '=', tambahHari(tanggalWib(now), 1))
		.where('status', 'in', ['baru', 'dikonfirmasi'])
		.where('member.email', '!=', '')
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
	const isi = { sejak, sampai: now }
	const write = async (peristiwa: string, recipients: { peran: string; alamat: string }) => {
		const addresses = await staffAddresses(db, recipients)
		await addToOutbox(
			db,
			addresses.map((alamat) => ({ peristiwa, saluran: 'surel', alamat, isi })),
			now,
		)
	}
	const reservasi = await db
		.selectFrom('shopReservasi')
		.select('id')
		.where('createdAt', '>=', sejak)
		.where('createdAt', '<', now)
		.executeTakeFirst()
	if (reservasi && setting.reservasiCara === 'harian')
		await write('ringkasan.reservasi', { peran: setting.reservasiPeran, alamat: setting.reservasiAlamat })
	const komentar = await db
		.selectFrom('artikelKomentar')
		.select('id')
		.where('createdAt', '>=', sejak)
		.where('createdAt', '<', now)
		.where('allowStatus', '!=', 'spam')
		.executeTakeFirst()
	if (komentar && setting.komentarCara === 'harian')
		await write('ringkasan.komentar', { peran: setting.komentarPeran, alamat: setting.komentarAlamat })
}
