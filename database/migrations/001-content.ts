import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { createSearch } from '../search/search-index.ts'
import { bumpOnWrite, createRevisi } from './revisi.ts'
import { fk, int, tableCreator, text, textNull } from './table.ts'

/** What staff write and everybody reads. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const createTable = tableCreator(db, kind)
	await createRevisi(db, kind)

	await createTable('webSetting', {
		...text('namaWeb', 'noTelp', 'noTelpType', 'email', 'noTelpUgd', 'noTelpUgdType', 'mapLokasi', 'petunjukArah'),
		...text('alamat', 'tentang'),
		...textNull('logo'),
		...int('createdAt'),
	})
	await createTable('webSettingSosmed', { ...text('link', 'icon', 'username'), ...int('urutan') })
	await createTable('webSettingMetaPixel', { ...text('metaPixelId'), ...int('createdAt') })
	await createTable('berandaBanner', {
		...text('contentType', 'content', 'text'),
		...textNull('buttonLink', 'buttonTitle'),
		...int('urutan'),
	})
	await createTable('berandaPendaftaran', { ...text('text', 'noTelp', 'noTelpType'), ...textNull('foto') })
	await createTable('berandaSambutan', {
		...text('sambutan', 'namaPerson', 'jabatanPerson'),
		...textNull('fotoSambutan'),
	})
	await createTable('artikelSetting', {
		...textNull('posterDaftarArtikel', 'youtubeDaftarArtikel', 'tiktokDaftarArtikel'),
		...textNull('posterDetailArtikel', 'videoDetailArtikel'),
	})
	await createTable('shopSetting', {
		...text('caraCheckin', 'syaratKetentuan'),
		...textNull('poster'),
		...int('durasi', 'createdAt'),
	})
	await createTable('testimoniGoogle', { rating: { type: 'double precision' }, ...int('reviews') })
	await createTable(
		'popupInformation',
		{
			...text('type', 'text'),
			...textNull('content', 'quiz'),
			...int('tayangMulai'),
			tayangSelesai: { type: 'bigint', null: true },
		},
		{ index: [['tayangMulai']] },
	)

	await createTable(
		'poliKlinik',
		{ ...text('uri', 'nama', 'deskripsi', 'cari'), ...textNull('icon') },
		{ unique: [['uri']], index: [['cari', 'id']] },
	)
	await createTable(
		'dokter',
		{ ...text('nama', 'spesialis', 'cari'), ...textNull('foto'), favorit: { type: 'bigint', null: true } },
		{ index: [['cari', 'id'], ['favorit']] },
	)
	await createTable(
		'dokterPoliKlinik',
		{ ...fk('dokterId', 'dokter'), ...fk('poliKlinikId', 'poliKlinik'), ...int('urutan') },
		{ primaryKey: ['dokterId', 'poliKlinikId'], index: [['poliKlinikId', 'dokterId']] },
	)
	await createTable(
		'jadwalWaktu',
		{
			...fk('dokterId', 'dokter'),
			...fk('poliKlinikId', 'poliKlinik'),
			...text('hari', 'keteranganWaktu', 'jamMulai', 'jamSelesai'),
			...int('urutan'),
		},
		{ index: [['dokterId', 'urutan'], ['poliKlinikId']] },
	)
	await createTable(
		'jadwalKeterangan',
		{ ...fk('dokterId', 'dokter'), ...text('keterangan'), ...textNull('berlakuSampai'), ...int('urutan') },
		{ index: [['dokterId', 'urutan']] },
	)
	await createTable(
		'layanan',
		{
			...text('uri', 'nama', 'noTelp', 'noTelpType', 'deskripsi', 'ringkasan', 'cari'),
			...textNull('foto'),
			...int('urutan'),
			favorit: { type: 'bigint', null: true },
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await createTable(
		'fasilitas',
		{ ...text('uri', 'nama', 'foto', 'deskripsi', 'ringkasan', 'cari'), ...int('urutan') },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await createTable(
		'mitra',
		{
			...text('uri', 'nama', 'deskripsi', 'ringkasan', 'cari'),
			...textNull('logo'),
			...int('urutan'),
			favorit: { type: 'bigint', null: true },
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await createTable(
		'kategoriArtikel',
		{ ...text('uri', 'nama', 'cari'), favorit: { type: 'bigint', null: true } },
		{ unique: [['uri']], index: [['cari', 'id'], ['favorit']] },
	)
	await createTable(
		'artikel',
		{
			...text('uri', 'judul', 'textContent', 'ringkasan', 'artikelMedia', 'cari'),
			...fk('kategoriArtikelId', 'kategoriArtikel', 'restrict'),
			...int('createdAt', 'updatedAt'),
			favorit: { type: 'bigint', null: true },
		},
		{ unique: [['uri']], index: [['createdAt', 'id'], ['kategoriArtikelId', 'createdAt', 'id'], ['favorit']] },
	)
	await createTable(
		'artikelDokter',
		{ ...fk('artikelId', 'artikel'), ...fk('dokterId', 'dokter'), ...int('urutan') },
		{ primaryKey: ['artikelId', 'dokterId'], index: [['dokterId']] },
	)
	await createTable(
		'komunitas',
		{ ...text('uri', 'nama', 'deskripsi', 'ringkasan'), ...textNull('foto'), ...int('urutan') },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await createTable(
		'testimoni',
		{
			...text('nama', 'testimoni'),
			...textNull('foto'),
			...int('rating', 'createdAt'),
			favorit: { type: 'bigint', null: true },
		},
		{ index: [['createdAt', 'id'], ['favorit']] },
	)
	await createTable(
		'prestasi',
		{ ...text('nama', 'deskripsi'), ...textNull('foto'), ...int('urutan') },
		{ index: [['urutan', 'id']] },
	)
	await createTable('faq', { ...text('pertanyaan', 'jawaban'), ...int('urutan') }, { index: [['urutan', 'id']] })
	await createTable(
		'gallery',
		{
			...text('contentType', 'content', 'keterangan'),
			lebar: { type: 'bigint', null: true },
			tinggi: { type: 'bigint', null: true },
			...int('createdAt'),
		},
		{
			index: [
				['createdAt', 'id'],
				['contentType', 'createdAt', 'id'],
			],
		},
	)
	for (const table of ['shopTipe', 'shopKategori'] as const)
		await createTable(table, { ...text('uri', 'nama'), ...int('urutan') }, { unique: [['uri']] })
	await createTable(
		'shopUsia',
		{ ...text('uri', 'nama'), ...int('usiaMin', 'usiaMax', 'urutan') },
		{ unique: [['uri']] },
	)
	await createTable(
		'shopItem',
		{
			...text('uri', 'nama', 'textContent', 'cari'),
			...textNull('mediaContent'),
			...fk('tipeId', 'shopTipe', 'restrict'),
			...fk('kategoriId', 'shopKategori', 'restrict'),
			...int('harga', 'untukL', 'untukP', 'urutan'),
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['tipeId'], ['kategoriId']] },
	)
	await createTable(
		'shopItemUsia',
		{ ...fk('shopItemId', 'shopItem'), ...fk('usiaId', 'shopUsia', 'restrict') },
		{ primaryKey: ['shopItemId', 'usiaId'], index: [['usiaId', 'shopItemId']] },
	)

	for (const table of ['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'mitra', 'artikel', 'shopItem'] as const)
		await createSearch(db, kind, table)
	for (const table of contentTables) await bumpOnWrite(db, kind, table)
}

/** A write to any of these is a new revision of the site. */
const contentTables = [
	...(['webSetting', 'webSettingSosmed', 'webSettingMetaPixel', 'berandaBanner', 'berandaPendaftaran'] as const),
	...(['berandaSambutan', 'artikelSetting', 'shopSetting', 'testimoniGoogle', 'popupInformation'] as const),
	...(['poliKlinik', 'dokter', 'dokterPoliKlinik', 'jadwalWaktu', 'jadwalKeterangan', 'layanan', 'fasilitas'] as const),
	...(['mitra', 'kategoriArtikel', 'artikel', 'artikelDokter', 'komunitas', 'testimoni', 'prestasi', 'faq'] as const),
	...(['gallery', 'shopTipe', 'shopKategori', 'shopUsia', 'shopItem', 'shopItemUsia'] as const),
] satisfies (keyof Schema)[]
