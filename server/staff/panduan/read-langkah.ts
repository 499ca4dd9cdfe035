import type { Kysely } from 'kysely'
import { type KeadaanLangkah, type LangkahPanduan, langkahPanduan } from '../../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import type { Select } from '../../../database/paginate.ts'
import type { Schema } from '../../../database/schema.ts'
import type { DemoIds } from './demo-content.ts'
import type { Changes } from './read-changes.ts'

type Langkah = Panduan['langkah'][number]

/** What fills a step: rows of a table. */
interface Filling {
	table: keyof Schema
	rows: Select<{ id: string }>
	/** How many there must be. */
	least?: number
	/** Of a setting: the columns of this step. */
	fields?: readonly string[]
}

/** The state of every step, derived from the content. */
export async function readLangkah(db: Kysely<Schema>, demo: DemoIds, changes: Changes): Promise<Langkah[]> {
	const skipped = new Set((await db.selectFrom('panduan').select('langkah').execute()).map(({ langkah }) => langkah))
	const steps: Langkah[] = []
	for (const langkah of langkahPanduan) {
		const keadaan = await stateOf(fillingOf(db, langkah), demo, changes)
		// A choice with a default is made when it is confirmed.
		const instead = langkah === 'pelacakan' ? 'selesai' : 'dilewati'
		steps.push({ langkah, keadaan: keadaan !== 'selesai' && skipped.has(langkah) ? instead : keadaan })
	}
	return steps
}

async function stateOf(filling: Filling, demo: DemoIds, changes: Changes): Promise<KeadaanLangkah> {
	const { table, rows, least = 1, fields } = filling
	const found = await rows.execute()
	if (found.length < least) return 'belum'
	const isDemo = ({ id }: { id: string }) => {
		const changed = changes.get(table)?.get(id)
		const isChanged = fields ? fields.some((field) => changed?.has(field)) : changed !== undefined
		return demo.get(table)?.has(id) === true && !isChanged
	}
	return found.every(isDemo) ? 'contoh' : 'selesai'
}

function fillingOf(db: Kysely<Schema>, langkah: LangkahPanduan): Filling {
	const settings = db.selectFrom('webSetting').select('id')
	switch (langkah) {
		case 'identitas':
			return { table: 'webSetting', rows: settings.where('namaWeb', '!=', ''), fields: ['namaWeb'] }
		case 'merek':
			return {
				table: 'webMerek',
				rows: db
					.selectFrom('webMerek')
					.select('id')
					.where(({ or, eb }) =>
						or([eb('namaPendek', '!=', ''), eb('warnaUtama', 'is not', null), eb('lambang', 'is not', null)]),
					),
			}
		case 'kontak': {
			const rows = settings.where('noTelp', '!=', '').where('alamat', '!=', '')
			return { table: 'webSetting', rows, fields: ['noTelp', 'alamat'] }
		}
		case 'peta':
			return { table: 'webSetting', rows: settings.where('mapLokasi', '!=', ''), fields: ['mapLokasi'] }
		case 'pelacakan': {
			// `langsung` is the default, so only `setuju` shows a choice.
			const rows = settings.where('persetujuanPelacakan', '=', 'setuju')
			return { table: 'webSetting', rows, fields: ['persetujuanPelacakan'] }
		}
		case 'sosmed':
			return { table: 'webSettingSosmed', rows: db.selectFrom('webSettingSosmed').select('id') }
		case 'pendaftaran': {
			const rows = db.selectFrom('berandaPendaftaran').select('id').where('noTelp', '!=', '')
			return { table: 'berandaPendaftaran', rows, fields: ['noTelp'] }
		}
		case 'poli-klinik':
			return { table: 'poliKlinik', rows: db.selectFrom('poliKlinik').select('id') }
		case 'dokter': {
			const rows = db.selectFrom('dokter').select('id').where('tampil', '=', 1)
			const hasHours = rows.where(({ exists, selectFrom }) =>
				exists(selectFrom('jadwalWaktu').select('jadwalWaktu.id').whereRef('dokterId', '=', 'dokter.id')),
			)
			return { table: 'dokter', rows: hasHours }
		}
		case 'tanda-bahaya':
			return { table: 'tandaBahaya', rows: db.selectFrom('tandaBahaya').select('id').where('dibacaOleh', '!=', '') }
		case 'layanan':
			return { table: 'layanan', rows: db.selectFrom('layanan').select('id').where('tampil', '=', 1) }
		case 'banner':
			return {
				table: 'berandaBanner',
				rows: db.selectFrom('berandaBanner').select('id').where('status', '=', 'terbit'),
			}
		case 'artikel':
			return { table: 'artikel', rows: db.selectFrom('artikel').select('id').where('status', '=', 'terbit') }
		case 'toko': {
			const rows = db.selectFrom('shopItem').select('id').where('status', '=', 'terbit')
			const hasSetting = rows.where(({ exists, selectFrom }) =>
				exists(selectFrom('shopSetting').select('shopSetting.id')),
			)
			return { table: 'shopItem', rows: hasSetting }
		}
		case 'pengguna':
			return { table: 'staf', rows: db.selectFrom('staf').select('id').where('aktif', '=', 1), least: 2 }
	}
}
