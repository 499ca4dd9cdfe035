import type { Kysely } from 'kysely'
import { type KeadaanLangkah, type LangkahPanduan, langkahPanduan } from '../../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import type { Schema } from '../../../database/schema.ts'
import type { DemoIds } from './demo-content.ts'
import type { Changes } from './read-changes.ts'

type Langkah = Panduan['langkah'][number]

/** What fills a step: the table and the ids of its rows. */
interface Filling {
	table: keyof Schema
	ids: string[]
	/** Of a setting: the columns of this step. */
	fields?: readonly string[]
}

/** The state of every step, derived from the content. */
export async function readLangkah(db: Kysely<Schema>, demo: DemoIds, changes: Changes): Promise<Langkah[]> {
	const skipped = new Set((await db.selectFrom('panduan').select('langkah').execute()).map(({ langkah }) => langkah))
	const steps: Langkah[] = []
	for (const langkah of langkahPanduan) {
		const keadaan = stateOf(await readFilling(db, langkah), demo, changes)
		// A choice with a default is made when it is confirmed.
		const instead = langkah === 'pelacakan' ? 'selesai' : 'dilewati'
		steps.push({ langkah, keadaan: keadaan !== 'selesai' && skipped.has(langkah) ? instead : keadaan })
	}
	return steps
}

function stateOf({ table, ids, fields }: Filling, demo: DemoIds, changes: Changes): KeadaanLangkah {
	if (ids.length === 0) return 'belum'
	const isDemo = (id: string) => {
		const changed = changes.get(table)?.get(id)
		const isChanged = fields ? fields.some((field) => changed?.has(field)) : changed !== undefined
		return demo.get(table)?.has(id) === true && !isChanged
	}
	return ids.every(isDemo) ? 'contoh' : 'selesai'
}

async function readFilling(db: Kysely<Schema>, langkah: LangkahPanduan): Promise<Filling> {
	const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
	switch (langkah) {
		case 'identitas': {
			const rows = db.selectFrom('webSetting').select('id').where('namaWeb', '!=', '')
			return { table: 'webSetting', ids: idsOf(await rows.execute()), fields: ['namaWeb'] }
		}
		case 'merek': {
			const rows = db
				.selectFrom('webMerek')
				.select('id')
				.where(({ or, eb }) =>
					or([eb('namaPendek', '!=', ''), eb('warnaUtama', 'is not', null), eb('lambang', 'is not', null)]),
				)
			return { table: 'webMerek', ids: idsOf(await rows.execute()) }
		}
		case 'kontak': {
			const rows = db.selectFrom('webSetting').select('id').where('noTelp', '!=', '').where('alamat', '!=', '')
			return { table: 'webSetting', ids: idsOf(await rows.execute()), fields: ['noTelp', 'alamat'] }
		}
		case 'peta': {
			const rows = db.selectFrom('webSetting').select('id').where('mapLokasi', '!=', '')
			return { table: 'webSetting', ids: idsOf(await rows.execute()), fields: ['mapLokasi'] }
		}
		case 'pelacakan': {
			// `langsung` is the default, so only `setuju` shows a choice.
			const rows = db.selectFrom('webSetting').select('id').where('persetujuanPelacakan', '=', 'setuju')
			return { table: 'webSetting', ids: idsOf(await rows.execute()), fields: ['persetujuanPelacakan'] }
		}
		case 'sosmed':
			return { table: 'webSettingSosmed', ids: idsOf(await db.selectFrom('webSettingSosmed').select('id').execute()) }
		case 'pendaftaran': {
			const rows = db.selectFrom('berandaPendaftaran').select('id').where('noTelp', '!=', '')
			return { table: 'berandaPendaftaran', ids: idsOf(await rows.execute()), fields: ['noTelp'] }
		}
		case 'poli-klinik':
			return { table: 'poliKlinik', ids: idsOf(await db.selectFrom('poliKlinik').select('id').execute()) }
		case 'dokter': {
			const rows = db
				.selectFrom('dokter')
				.select('id')
				.where('tampil', '=', 1)
				.where(({ exists, selectFrom }) =>
					exists(selectFrom('jadwalWaktu').select('jadwalWaktu.id').whereRef('dokterId', '=', 'dokter.id')),
				)
			return { table: 'dokter', ids: idsOf(await rows.execute()) }
		}
		case 'tanda-bahaya': {
			const rows = db.selectFrom('tandaBahaya').select('id').where('dibacaOleh', '!=', '')
			return { table: 'tandaBahaya', ids: idsOf(await rows.execute()) }
		}
		case 'layanan': {
			const rows = db.selectFrom('layanan').select('id').where('tampil', '=', 1)
			return { table: 'layanan', ids: idsOf(await rows.execute()) }
		}
		case 'banner': {
			const rows = db.selectFrom('berandaBanner').select('id').where('status', '=', 'terbit')
			return { table: 'berandaBanner', ids: idsOf(await rows.execute()) }
		}
		case 'artikel': {
			const rows = db.selectFrom('artikel').select('id').where('status', '=', 'terbit')
			return { table: 'artikel', ids: idsOf(await rows.execute()) }
		}
		case 'toko': {
			const rows = db
				.selectFrom('shopItem')
				.select('id')
				.where('status', '=', 'terbit')
				.where(({ exists, selectFrom }) => exists(selectFrom('shopSetting').select('shopSetting.id')))
			return { table: 'shopItem', ids: idsOf(await rows.execute()) }
		}
		case 'pengguna': {
			const rows = await db.selectFrom('staf').select('id').where('aktif', '=', 1).execute()
			return { table: 'staf', ids: rows.length > 1 ? idsOf(rows) : [] }
		}
	}
}
