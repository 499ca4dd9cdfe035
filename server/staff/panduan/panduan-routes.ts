import * as calls from '../../../contract/staff/calls.ts'
import { DEMO_REMOVED } from '../../../database/demo-removed.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { staffRoute } from '../staff-route.ts'
import { countDemoPictures } from './count-demo-pictures.ts'
import { planRemoval } from './plan-removal.ts'
import { readChanges } from './read-changes.ts'
import { readLangkah } from './read-langkah.ts'
import { removeDemo } from './remove-demo.ts'

/** The mark that an administrator has closed the guide. */
const TUTUP = 'tutup'

export const getPanduan = staffRoute(calls.getPanduan, {
	async read(_, { db, demo }) {
		const ids = await demo.ids()
		const changes = await readChanges(db, ids)
		const gambarContoh = await countDemoPictures(db, await demo.pictures())
		const langkah = await readLangkah(db, ids, changes, gambarContoh.length > 0)
		const { summary } = await planRemoval(db, ids, changes)
		const closed = await db.selectFrom('panduan').select('langkah').where('langkah', '=', TUTUP).executeTakeFirst()
		const hasDemo = summary.dihapus > 0
		return { data: { langkah, ditutup: closed !== undefined, gambarContoh, contoh: hasDemo ? summary : null } }
	},
})

export const markPanduan = staffRoute(calls.markPanduan, {
	async change({ body: { tanda, ada } }, { db, now, audit }) {
		await db.deleteFrom('panduan').where('langkah', '=', tanda).execute()
		if (ada) await db.insertInto('panduan').values({ langkah: tanda, createdAt: now() }).execute()
		const label = tanda === TUTUP ? 'Panduan' : `Langkah ${tanda}`
		const sesudah = { [tanda === TUTUP ? 'ditutup' : 'dilewati']: ada }
		await audit({ aksi: 'ubah', sumber: 'panduan', sumberId: tanda, label, sesudah })
		return { data: null }
	},
})

export const removeDemoContent = staffRoute(calls.removeDemoContent, {
	// Not `change`: the backup must not hold a transaction open.
	async handle({ staf }, { db, now, demo }) {
		const ids = await demo.ids()
		const { summary } = await planRemoval(db, ids, await readChanges(db, ids))
		if (summary.dihapus === 0) return fail('TIDAK_DITEMUKAN')
		const cadangan = await demo.backup().catch(() => null)
		if (cadangan === null) return fail('CADANGAN_GAGAL')
		return db.transaction().execute(async (transaction) => {
			const changes = await readChanges(transaction, ids)
			const removal = await planRemoval(transaction, ids, changes)
			await removeDemo(transaction, removal, changes)
			await transaction
				.insertInto('panduan')
				.values({ langkah: DEMO_REMOVED, createdAt: now() })
				.onConflict((conflict) => conflict.column('langkah').doNothing())
				.execute()
			const { dihapus, diubah, dipakai } = removal.summary
			const sesudah = { dihapus, tetap: diubah.jumlah + dipakai.jumlah, cadangan }
			const entry = { aksi: 'hapus', sumber: 'panduan', sumberId: 'contoh', label: 'Konten contoh', sesudah }
			await recordEvent(transaction, { ...entry, staf, now: now() })
			return { data: { ...removal.summary, cadangan } }
		})
	},
})
