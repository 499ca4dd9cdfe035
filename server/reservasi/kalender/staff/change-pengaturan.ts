import * as calls from '../../../../contract/staff/calls.ts'
import { UTAMA } from '../../../../contract/staff/responses.ts'
import { tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import { fail, isFailure } from '../../../http/failure.ts'
import { orConstraintFailure } from '../../../staff/content/constraint-failure.ts'
import { seenRow } from '../../../staff/content/read-record.ts'
import { changeRoute } from '../../../staff/staff-route.ts'
import { toPaket, toPengaturan } from './read-kalender.ts'

export const updatePengaturanKalender = changeRoute(
	calls.updatePengaturanKalender,
	async ({ body: { versi: seen, ...body } }, context) => {
		const { db, audit, now } = context
		const setting = db.selectFrom('shopSetting').select(['id', 'hariBuka', 'kuotaHarian', 'jamTerakhir', 'jamDatang'])
		const before = await seenRow(context, setting, seen, (row) => ({ id: row.id, ...toPengaturan(row) }))
		if (isFailure(before)) return before
		const { id, versi: _, ...sebelum } = before
		const jamDatang = (body.jamDatang ?? sebelum.jamDatang).filter(
			({ tanggal }) => tanggal === null || tanggal >= tanggalWib(now()),
		)
		const isian = { ...body, jamDatang }
		const row = { ...isian, hariBuka: JSON.stringify(isian.hariBuka), jamDatang: JSON.stringify(jamDatang) }
		await db.updateTable('shopSetting').set(row).where('id', '=', id).execute()
		const label = 'Hari buka dan kuota'
		await audit({ aksi: 'ubah', sumber: 'kalender', sumberId: id, label, sebelum, sesudah: isian })
		return { data: { id: UTAMA } }
	},
)

export const updateKuotaPaket = changeRoute(
	calls.updateKuotaPaket,
	async ({ params: { id }, body: { versi: seen, ...sesudah }, staf }, context) => {
		const { db, audit } = context
		const paket = db
			.selectFrom('shopItem')
			.select(['id', 'nama', 'kuotaHarian', 'kuotaPoliKlinikId'])
			.where('id', '=', id)
		const before = await seenRow(context, paket, seen, toPaket)
		if (isFailure(before)) return before
		// The quota comes from the hours of a clinic, and both the former and the new one have to be theirs.
		const clinics = [before.kuotaPoliKlinikId, sesudah.kuotaPoliKlinikId].flatMap((each) => each ?? [])
		if (staf.poliKlinik.length > 0 && clinics.some((each) => !staf.poliKlinik.includes(each)))
			return fail('TIDAK_BERHAK')
		const saved = await orConstraintFailure(() =>
			db.updateTable('shopItem').set(sesudah).where('id', '=', id).execute(),
		)
		if (isFailure(saved)) return saved
		const { kuotaHarian, kuotaPoliKlinikId } = before
		const sebelum = { kuotaHarian, kuotaPoliKlinikId }
		await audit({ aksi: 'ubah', sumber: 'kalender', sumberId: id, label: `Kuota ${before.nama}`, sebelum, sesudah })
		return { data: { id } }
	},
)
