import type { Kysely, Selectable } from 'kysely'
import {
	keadaanNotifikasiResponse,
	type Notifikasi,
	notifikasiInput,
	notifikasiResponse,
	ujiSurelInput,
} from '../../../contract/staff/notifikasi.ts'
import { done, UTAMA } from '../../../contract/staff/responses.ts'
import type { NotifikasiTable, Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { addToOutbox } from '../../notifications/outbox.ts'
import { readPeran, writePeran } from '../auth/stored-peran.ts'
import { withoutDefaults } from '../content/change-content.ts'
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
	read: async (_, { db }) => ({ data: { id: UTAMA, ...toSetting(await readRow(db)) } }),
})

export const updateNotifikasi = staffRoute({
	method: 'PATCH',
	path: `/notifikasi/${UTAMA}`,
	rule: ['notifikasi', 'ubah'],
	body: withoutDefaults(notifikasiInput),
	response: notifikasiResponse,
	async change({ body }, { db, audit }) {
		const before = toSetting(await readRow(db))
		const after = notifikasiInput.parse({ ...before, ...body })
		const { reservasiPeran, komentarPeran, ...rest } = after
		await db
			.updateTable('notifikasi')
			.set({ ...rest, reservasiPeran: writePeran(reservasiPeran), komentarPeran: writePeran(komentarPeran) })
			.execute()
		const change = { aksi: 'ubah', sumber: 'notifikasi', sumberId: UTAMA, label: LABEL }
		await audit({ ...change, sebelum: before, sesudah: after })
		return { data: { id: UTAMA, ...after } }
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

const readRow = (db: Kysely<Schema>) => db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()

function toSetting({ id, surelTersedia, ...row }: Selectable<NotifikasiTable>): Notifikasi {
	return { ...row, reservasiPeran: readPeran(row.reservasiPeran), komentarPeran: readPeran(row.komentarPeran) }
}
