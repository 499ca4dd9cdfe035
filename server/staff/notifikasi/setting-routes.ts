import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import {
	keadaanNotifikasiResponse,
	type Notifikasi,
	notifikasiInput,
	notifikasiResponse,
	ujiSurelInput,
} from '../../../contract/staff/notifikasi.ts'
import { done, UTAMA, versi } from '../../../contract/staff/responses.ts'
import type { NotifikasiTable, Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { addToOutbox } from '../../notifications/outbox.ts'
import { readPeran, writePeran } from '../auth/stored-peran.ts'
import { withoutDefaults } from '../content/change-content.ts'
import { versionOf } from '../content/read-record.ts'
import { staffRoute } from '../staff-route.ts'

const LABEL = 'Notifikasi'

export const getKeadaan = staffRoute({
	method: 'GET',
	path: '/notifikasi/keadaan',
	rule: ['notifikasi', 'lihat'],
	response: keadaanNotifikasiResponse,
	read: async (_, { mailer, webhookInternal }) => ({ data: { surel: mailer !== null, webhookInternal } }),
})

export const getNotifikasi = staffRoute({
	method: 'GET',
	path: `/notifikasi/${UTAMA}`,
	rule: ['notifikasi', 'lihat'],
	response: notifikasiResponse,
	read: async (_, { db }) => ({ data: withVersion(toSetting(await selectSetting(db).executeTakeFirstOrThrow())) }),
})

export const updateNotifikasi = staffRoute({
	method: 'PATCH',
	path: `/notifikasi/${UTAMA}`,
	rule: ['notifikasi', 'ubah'],
	body: withoutDefaults(notifikasiInput).and(z.object({ versi: versi.optional() })),
	response: notifikasiResponse,
	async change({ body: { versi: seen, ...changes } }, { db, database, audit }) {
		const row = await selectSetting(db)
			.$if(database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirstOrThrow()
		const before = toSetting(row)
		if (seen !== undefined && seen !== withVersion(before).versi) return fail('SUDAH_BERUBAH')
		const after = notifikasiInput.parse({ ...before, ...changes })
		const { reservasiPeran, komentarPeran, ...rest } = after
		await db
			.updateTable('notifikasi')
			.set({ ...rest, reservasiPeran: writePeran(reservasiPeran), komentarPeran: writePeran(komentarPeran) })
			.execute()
		const change = { aksi: 'ubah', sumber: 'notifikasi', sumberId: UTAMA, label: LABEL }
		await audit({ ...change, sebelum: before, sesudah: after })
		return { data: withVersion(after) }
	},
})

/** Writes a test message to the outbox, where staff see what became of it. */
export const testMail = staffRoute({
	method: 'POST',
	path: '/notifikasi/uji',
	rule: ['notifikasi', 'ubah'],
	body: ujiSurelInput,
	response: done,
	async change({ body: { alamat } }, { db, now, audit, mailer }) {
		if (!mailer) return fail('INPUT_TIDAK_VALID', { fields: { alamat: 'Server email belum disetel.' } })
		await addToOutbox(db, [{ peristiwa: 'uji', saluran: 'surel', alamat }], now())
		await audit({ aksi: 'uji-notifikasi', sumber: 'notifikasi', sumberId: UTAMA, label: alamat })
		return { data: null }
	},
})

const selectSetting = (db: Kysely<Schema>) => db.selectFrom('notifikasi').selectAll()

const withVersion = (setting: Notifikasi) => ({
	...setting,
	id: UTAMA,
	// Parsed, the fields are in a fixed order.
	versi: versionOf({ id: UTAMA, ...notifikasiInput.parse(setting) }),
})

function toSetting({ id, surelTersedia, ...row }: Selectable<NotifikasiTable>): Notifikasi {
	return { ...row, reservasiPeran: readPeran(row.reservasiPeran), komentarPeran: readPeran(row.komentarPeran) }
}
