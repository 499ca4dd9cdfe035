import * as calls from '../../../contract/staff/calls.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { updateRecord } from '../../staff/content/change-content.ts'
import { artikelEntity } from '../../staff/content/entities/artikel.ts'
import { readRecord } from '../../staff/content/read-record.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { needsTinjauan } from './guard-tinjauan.ts'
import { closeKonsep, findKonsep } from './konsep-routes.ts'
import { restorable } from './versi-routes.ts'
import { readIsi } from './versi-rows.ts'

export const getTinjauan = readRoute(calls.getTinjauan, async ({ staf }, { db }) => {
	const meninjau = hasPermission(staf.izin, 'artikel-terbit', 'ubah')
	return { data: { perlu: await needsTinjauan(db, staf), meninjau } }
})

export const reviewArtikel = changeRoute(
	calls.reviewArtikel,
	async ({ params: { id }, body: { keputusan, catatan, versi, konsep: seen } }, context) => {
		const { db, database } = context
		const artikel = await readRecord(db, artikelEntity, id, database.kind)
		if (!artikel) return fail('TIDAK_DITEMUKAN')
		// The draft of an article that is out; any other article waits itself.
		const konsep = artikel.status === 'konsep' ? undefined : await findKonsep(db, id)
		const isSeen = artikel.tinjauan === 'menunggu' && (konsep?.id ?? null) === (seen ?? null)
		if (!isSeen) return fail('SUDAH_BERUBAH')
		const published = {
			...(konsep && restorable(readIsi(konsep))),
			...(artikel.status === 'konsep' && { status: 'terbit' }),
			tinjauan: '',
			catatanTinjauan: '',
		}
		const changes = keputusan === 'setuju' ? published : { tinjauan: 'kembali', catatanTinjauan: catatan }
		const saved = await updateRecord(context, artikelEntity, id, changes, versi)
		if (isFailure(saved)) return saved
		if (keputusan === 'setuju') await closeKonsep(db, id)
		return { data: { id } }
	},
)
