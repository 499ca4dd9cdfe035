import type { Kysely, Transaction } from 'kysely'
import { jamWib, tambahHari, tanggalWib } from '../../contract/tanggal.ts'
import type { Schema } from '../../database/schema.ts'
import { addToOutbox } from './outbox.ts'
import { staffAddresses } from './staff-addresses.ts'

/** In WIB, on the day before the visit. */
const REMINDER_HOUR = 16
const DAY_MS = 86_400_000

/** Writes today's reminders and digests to the outbox, once per database and day. */
export async function planDaily(db: Kysely<Schema>, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').select(['surelTersedia', 'ringkasanJam']).executeTakeFirst()
	if (setting?.surelTersedia !== 1) return
	if (jamWib(now) >= REMINDER_HOUR) await oncePerDay(db, 'pengingat', now, planReminders)
	if (jamWib(now) >= setting.ringkasanJam) await oncePerDay(db, 'ringkasan', now, planDigests)
}

type Plan = (db: Transaction<Schema>, now: number, since: number) => Promise<void>

/** Marks the day and writes the messages in one transaction: a crash does neither or both. */
async function oncePerDay(db: Kysely<Schema>, nama: string, now: number, plan: Plan): Promise<void> {
	const hari = tanggalWib(now)
	const last = await db.selectFrom('tugas').select(['hari', 'startedAt']).where('nama', '=', nama).executeTakeFirst()
	if (last && last.hari >= hari) return
	await db.transaction().execute(async (transaction) => {
		const done = { hari, startedAt: now, finishedAt: now }
		const claimed = await transaction
			.insertInto('tugas')
			.values({ nama, ...done })
			.onConflict((conflict) => conflict.column('nama').doUpdateSet(done).where('tugas.hari', '<', hari))
			.returning('nama')
			.executeTakeFirst()
		if (claimed) await plan(transaction, now, last?.startedAt ?? now - DAY_MS)
	})
}

async function planReminders(db: Transaction<Schema>, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').select(['surelPasien', 'pengingat']).executeTakeFirst()
	if (setting?.surelPasien !== 1 || setting.pengingat !== 1) return
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
