import { type Notifikasi, notifikasiInput } from '../../../contract/notifikasi/staff/notifikasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { isPeran } from '../../../contract/staff/permissions.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { readPeran, writePeran } from '../../staff/auth/stored-peran.ts'
import { seenRow, versionOf } from '../../staff/content/read-record.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { addToOutbox } from '../outbox.ts'

export const getKeadaan = readRoute(calls.getKeadaan, async (_, { mailer, webhookInternal }) => ({
	data: { surel: mailer !== null, webhookInternal },
}))

export const getNotifikasi = readRoute(calls.getNotifikasi, async (_, { db }) => ({
	data: withVersion(toSetting(await selectSetting(db).executeTakeFirstOrThrow())),
}))

export const updateNotifikasi = changeRoute(
	calls.updateNotifikasi,
	async ({ body: { versi: seen, ...changes } }, context) => {
		const { db, audit } = context
		const row = await seenRow(context, selectSetting(db), seen, (each) => withVersion(toSetting(each)))
		if (isFailure(row)) return row
		const { id: _, versi: __, ...before } = row
		const after = notifikasiInput.parse({ ...before, ...changes })
		const { reservasiPeran, komentarPeran, ...rest } = after
		await db
			.updateTable('notifikasi')
			.set({ ...rest, reservasiPeran: writePeran(reservasiPeran), komentarPeran: writePeran(komentarPeran) })
			.execute()
		const change = { aksi: 'ubah', sumber: 'notifikasi', sumberId: UTAMA, label: 'Notifikasi' }
		await audit({ ...change, sebelum: before, sesudah: after })
		return { data: withVersion(after) }
	},
)

export const testMail = changeRoute(calls.testMail, async ({ body: { alamat } }, { db, now, audit, mailer }) => {
	if (!mailer) return fail('INPUT_TIDAK_VALID', { fields: { alamat: 'Server email belum disetel.' } })
	await addToOutbox(db, [{ peristiwa: 'uji', saluran: 'surel', alamat }], now())
	await audit({ aksi: 'uji-notifikasi', sumber: 'notifikasi', sumberId: UTAMA, label: alamat })
	return { data: null }
})

const builtIn = (stored: string) => readPeran(stored).filter(isPeran)

const selectSetting = (db: Db) => db.selectFrom('notifikasi').selectAll()

const withVersion = (setting: Notifikasi) => ({
	...setting,
	id: UTAMA,
	// Parsed, the fields are in a fixed order.
	versi: versionOf({ id: UTAMA, ...notifikasiInput.parse(setting) }),
})

function toSetting({ id, surelTersedia, ...row }: RowOf<'notifikasi'>): Notifikasi {
	return { ...row, reservasiPeran: builtIn(row.reservasiPeran), komentarPeran: builtIn(row.komentarPeran) }
}
