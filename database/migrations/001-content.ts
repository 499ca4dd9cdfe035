import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite, createRevision } from './revision.ts'
import {
	type Column,
	createTable,
	double,
	foldedText,
	idOf,
	idOrNull,
	int,
	intOrNull,
	text,
	textOrNull,
} from './table.ts'

/** What staff publish and visitors read. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createSettings(db)
	await createClinics(db, kind)
	await createHospital(db, kind)
	await createArticles(db, kind)
	await createShop(db, kind)

	await createRevision(db, kind)
	for (const table of contentTables) await bumpRevisionOnWrite(db, kind, table)
}

/** Content that is published now, later or not yet. */
const publishing: Record<string, Column> = { status: { type: 'text', default: 'terbit' }, terbitPada: intOrNull }

/** The index by which scheduled content is found when its time comes. */
async function indexScheduled(db: Kysely<unknown>, table: string): Promise<void> {
	await db.schema
		.createIndex(`${table}_terjadwal`)
		.on(table)
		.column('terbitPada')
		.where(sql.ref('status'), '=', 'terjadwal')
		.execute()
}

/** Settings have one row each; the home page has banners and popups as well. */
async function createSettings(db: Kysely<unknown>): Promise<void> {
	await createTable(db, 'webSetting', {
		namaWeb: text,
		logo: textOrNull,
		noTelp: text,
		noTelpType: text,
		email: text,
		noTelpUgd: text,
		noTelpUgdType: text,
		mapLokasi: text,
		petunjukArah: text,
		alamat: text,
		tentang: text,
		persetujuanPelacakan: { type: 'text', default: 'langsung' },
		createdAt: int,
	})
	await createTable(db, 'webSettingSosmed', { link: text, icon: text, username: text, urutan: int })
	await createTable(db, 'webSettingMetaPixel', { metaPixelId: text, createdAt: int })
	await createTable(db, 'berandaBanner', {
		contentType: text,
		content: text,
		text: text,
		buttonLink: textOrNull,
		buttonTitle: textOrNull,
		urutan: int,
		...publishing,
	})
	await indexScheduled(db, 'berandaBanner')
	await createTable(db, 'berandaPendaftaran', { foto: textOrNull, text: text, noTelp: text, noTelpType: text })
	await createTable(db, 'berandaSambutan', {
		fotoSambutan: textOrNull,
		sambutan: text,
		namaPerson: text,
		jabatanPerson: text,
	})
	await createTable(db, 'artikelSetting', {
		posterDaftarArtikel: textOrNull,
		youtubeDaftarArtikel: textOrNull,
		tiktokDaftarArtikel: textOrNull,
		posterDetailArtikel: textOrNull,
		videoDetailArtikel: textOrNull,
		tinjauHari: { type: 'bigint', default: 365 },
	})
	await createTable(db, 'shopSetting', {
		durasi: int,
		caraCheckin: text,
		syaratKetentuan: text,
		poster: textOrNull,
		createdAt: int,
	})
	await createTable(db, 'testimoniGoogle', { rating: double, reviews: int })
	await createTable(
		db,
		'popupInformation',
		{
			type: text,
			content: textOrNull,
			text: text,
			quiz: textOrNull,
			tayangMulai: int,
			tayangSelesai: intOrNull,
			...publishing,
		},
		{ index: [['tayangMulai']] },
	)
	await indexScheduled(db, 'popupInformation')
}

async function createClinics(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const cari = foldedText(kind)
	await createTable(
		db,
		'poliKlinik',
		{ uri: text, nama: text, deskripsi: text, icon: textOrNull, cari },
		{ unique: [['uri']], index: [['cari', 'id']] },
	)
	await createTable(
		db,
		'keluhan',
		{ kata: text, poliKlinikId: idOf('poliKlinik'), darurat: int, urutan: int },
		{
			unique: [['poliKlinikId', 'kata']],
			index: [
				['urutan', 'id'],
				['poliKlinikId', 'urutan', 'id'],
			],
		},
	)
	await createTable(
		db,
		'dokter',
		{ nama: text, spesialis: text, foto: textOrNull, favorit: intOrNull, cari },
		{ index: [['cari', 'id'], ['favorit']] },
	)
	await createTable(
		db,
		'dokterPoliKlinik',
		{ dokterId: idOf('dokter'), poliKlinikId: idOf('poliKlinik'), urutan: int },
		{
			primaryKey: ['dokterId', 'poliKlinikId'],
			index: [
				['poliKlinikId', 'dokterId'],
				['dokterId', 'urutan', 'poliKlinikId'],
			],
		},
	)
	await createTable(
		db,
		'jadwalWaktu',
		{
			dokterId: idOf('dokter'),
			poliKlinikId: idOf('poliKlinik'),
			hari: text,
			keteranganWaktu: text,
			jamMulai: text,
			jamSelesai: text,
			urutan: int,
		},
		{ index: [['dokterId', 'urutan'], ['poliKlinikId']] },
	)
	await createTable(
		db,
		'jadwalKeterangan',
		{ dokterId: idOf('dokter'), keterangan: text, berlakuSampai: textOrNull, urutan: int },
		{ index: [['dokterId', 'urutan']] },
	)
	await createTable(
		db,
		'jadwalPengecualian',
		{
			dokterId: idOrNull('dokter', 'cascade'),
			poliKlinikId: idOrNull('poliKlinik', 'cascade'),
			jenis: text,
			mulai: text,
			selesai: text,
			jamMulai: textOrNull,
			jamSelesai: textOrNull,
			alasan: text,
			alasanTampil: int,
		},
		{ index: [['dokterId', 'selesai'], ['poliKlinikId', 'selesai'], ['selesai']] },
	)
}

async function createHospital(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const cari = foldedText(kind)
	await createTable(
		db,
		'layanan',
		{
			uri: text,
			nama: text,
			foto: textOrNull,
			noTelp: text,
			noTelpType: text,
			deskripsi: text,
			ringkasan: text,
			favorit: intOrNull,
			urutan: int,
			cari,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await createTable(
		db,
		'fasilitas',
		{ uri: text, nama: text, foto: text, deskripsi: text, ringkasan: text, urutan: int, cari },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await createTable(
		db,
		'mitra',
		{
			uri: text,
			nama: text,
			logo: textOrNull,
			deskripsi: text,
			ringkasan: text,
			favorit: intOrNull,
			urutan: int,
			cari,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await createTable(
		db,
		'komunitas',
		{ uri: text, nama: text, foto: textOrNull, deskripsi: text, ringkasan: text, urutan: int },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await createTable(
		db,
		'testimoni',
		{ nama: text, foto: textOrNull, rating: int, testimoni: text, favorit: intOrNull, createdAt: int },
		{ index: [['createdAt', 'id'], ['favorit']] },
	)
	await createTable(
		db,
		'prestasi',
		{ nama: text, deskripsi: text, foto: textOrNull, urutan: int },
		{ index: [['urutan', 'id']] },
	)
	await createTable(db, 'faq', { pertanyaan: text, jawaban: text, urutan: int }, { index: [['urutan', 'id']] })
	await createTable(
		db,
		'gallery',
		{ contentType: text, content: text, keterangan: text, lebar: intOrNull, tinggi: intOrNull, createdAt: int },
		{
			index: [
				['createdAt', 'id'],
				['contentType', 'createdAt', 'id'],
			],
		},
	)
}

async function createArticles(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const cari = foldedText(kind)
	await createTable(
		db,
		'kategoriArtikel',
		{ uri: text, nama: text, favorit: intOrNull, cari },
		{ unique: [['uri']], index: [['cari', 'id'], ['favorit']] },
	)
	await createTable(
		db,
		'artikel',
		{
			uri: text,
			judul: text,
			textContent: text,
			ringkasan: text,
			artikelMedia: text,
			kategoriArtikelId: idOf('kategoriArtikel', 'restrict'),
			favorit: intOrNull,
			createdAt: int,
			updatedAt: int,
			cari,
			...publishing,
		},
		{
			unique: [['uri']],
			index: [['createdAt', 'id'], ['updatedAt', 'id'], ['kategoriArtikelId', 'createdAt', 'id'], ['favorit']],
		},
	)
	await indexScheduled(db, 'artikel')
	// Visitors list published articles only. With `cari`, one or two letters are searched in the index alone, because
	// the table's own rows hold whole articles.
	for (const columns of [
		['createdAt', 'id', 'cari'],
		['kategoriArtikelId', 'createdAt', 'id'],
	])
		await db.schema
			.createIndex(`artikel_terbit_${columns.join('_')}`)
			.on('artikel')
			.columns(columns)
			.where('status', '=', 'terbit')
			.execute()
	await createTable(
		db,
		'artikelDokter',
		{ artikelId: idOf('artikel'), dokterId: idOf('dokter'), urutan: int },
		{ primaryKey: ['artikelId', 'dokterId'], index: [['dokterId'], ['artikelId', 'urutan', 'dokterId']] },
	)
}

async function createShop(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(db, 'shopTipe', { uri: text, nama: text, urutan: int }, { unique: [['uri']] })
	await createTable(db, 'shopKategori', { uri: text, nama: text, urutan: int }, { unique: [['uri']] })
	await createTable(
		db,
		'shopUsia',
		{ uri: text, nama: text, usiaMin: int, usiaMax: int, urutan: int },
		{ unique: [['uri']] },
	)
	await createTable(
		db,
		'shopItem',
		{
			uri: text,
			nama: text,
			harga: int,
			mediaContent: textOrNull,
			tipeId: idOf('shopTipe', 'restrict'),
			kategoriId: idOf('shopKategori', 'restrict'),
			untukL: int,
			untukP: int,
			textContent: text,
			urutan: int,
			cari: foldedText(kind),
			...publishing,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['tipeId'], ['kategoriId']] },
	)
	await indexScheduled(db, 'shopItem')
	await createTable(
		db,
		'shopItemUsia',
		{ shopItemId: idOf('shopItem'), usiaId: idOf('shopUsia', 'restrict') },
		{ primaryKey: ['shopItemId', 'usiaId'], index: [['usiaId', 'shopItemId']] },
	)
}

/** A write to any of these changes the content revision. */
const contentTables = [
	'webSetting',
	'webSettingSosmed',
	'webSettingMetaPixel',
	'berandaBanner',
	'berandaPendaftaran',
	'berandaSambutan',
	'artikelSetting',
	'shopSetting',
	'testimoniGoogle',
	'popupInformation',
	'poliKlinik',
	'keluhan',
	'dokter',
	'dokterPoliKlinik',
	'jadwalWaktu',
	'jadwalKeterangan',
	'jadwalPengecualian',
	'layanan',
	'fasilitas',
	'mitra',
	'komunitas',
	'testimoni',
	'prestasi',
	'faq',
	'gallery',
	'kategoriArtikel',
	'artikel',
	'artikelDokter',
	'shopTipe',
	'shopKategori',
	'shopUsia',
	'shopItem',
	'shopItemUsia',
]
