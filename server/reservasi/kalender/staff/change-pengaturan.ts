import * as calls from '../../../../contract/staff/calls.ts'
import { UTAMA } from '../../../../contract/staff/responses.ts'
import { fail } from '../../../http/failure.ts'
import { staffRoute } from '../../../staff/staff-route.ts'
import { toPaket, toPengaturan } from './read-kalender.ts'

export const updatePengaturanKalender = staffRoute(calls.updatePengaturanKalender, {
	async change({ body: { versi: seen, ...isian } }, { db, database, audit }) {
		const row = await db
			.selectFrom('shopSetting')
			.select(['id', 'hariBuka', 'kuotaHarian'])
			.$if(database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const { versi: current, ...sebelum } = toPengaturan(row)
		if (current !== seen) return fail('SUDAH_BERUBAH')
		await db
			.updateTable('shopSetting')
			.set({ hariBuka: JSON.stringify(isian.hariBuka), kuotaHarian: isian.kuotaHarian })
			.where('id', '=', row.id)
			.execute()
		const line = { sumber: 'kalender', sumberId: row.id, label: 'Hari buka dan kuota' }
		await audit({ ...line, aksi: 'ubah', sebelum, sesudah: isian })
		return { data: { id: UTAMA } }
	},
})

export const updateKuotaPaket = staffRoute(calls.updateKuotaPaket, {
	async change({ params: { id }, body: { versi: seen, kuotaHarian } }, { db, database, audit }) {
		const row = await db
			.selectFrom('shopItem')
			.select(['id', 'nama', 'kuotaHarian'])
			.where('id', '=', id)
			.$if(database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		if (toPaket(row).versi !== seen) return fail('SUDAH_BERUBAH')
		await db.updateTable('shopItem').set({ kuotaHarian }).where('id', '=', id).execute()
		await audit({
			aksi: 'ubah',
			sumber: 'kalender',
			sumberId: id,
			label: `Kuota ${row.nama}`,
			sebelum: { kuotaHarian: row.kuotaHarian },
			sesudah: { kuotaHarian },
		})
		return { data: { id } }
	},
})
