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
	intOr,
	intOrNull,
	type Keys,
	text,
	textOr,
	textOrNull,
} from './table.ts'

type CreateTable = (table: string, columns: Record<string, Column>, keys?: Keys) => Promise<void>

interface Area {
	db: Kysely<unknown>
	/** Creates a table of which every write changes the content revision. */
	content: CreateTable
	/** Creates such a table for content that is published now, later or not yet. */
	published: CreateTable
	cari: Column
}

/** What staff publish and visitors read. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createRevision(db, kind)
	const content: CreateTable = async (table, columns, keys) => {
		await createTable(db, table, columns, keys)
		await bumpRevisionOnWrite(db, kind, table)
	}
	const published: CreateTable = async (table, columns, keys) => {
		await content(table, { ...columns, status: textOr('terbit'), terbitPada: intOrNull }, keys)
		// Scheduled content is found when its time comes.
		await db.schema
			.createIndex(`${table}_terjadwal`)
			.on(table)
			.column('terbitPada')
			.where(sql.ref('status'), '=', 'terjadwal')
			.execute()
	}
	const area = { db, content, published, cari: foldedText(kind) }
	await createSettings(area)
	await createHome(area)
	await createClinics(area)
	await createHospital(area)
	await createArticles(area)
	await createShop(area)
}

/** Staff can hide a row from the site without deleting it; articles and schedules keep their references. */
const tampil = intOr(1)

/** One row each, but for social media and pixels. */
async function createSettings({ content }: Area): Promise<void> {
	await content('webSetting', {
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
		persetujuanPelacakan: textOr('langsung'),
		promo: intOr(0),
		webId: textOrNull,
		createdAt: int,
	})
	await content('webSettingSosmed', { link: text, icon: text, username: text, urutan: int })
	await content('webSettingMetaPixel', { metaPixelId: text, createdAt: int })
	await content('webMerek', {
		namaPendek: text,
		namaToko: text,
		lambang: textOrNull,
		warnaUtama: textOrNull,
		warnaPendamping: textOrNull,
	})
	await content('webTeks', {
		pesanPendaftaran: textOr(''),
		pesanPasienBaru: textOr(''),
		pesanPaket: textOr(''),
		pesanBaru: textOr(''),
		pesanDikonfirmasi: textOr(''),
		pesanHadir: textOr(''),
		pesanSelesai: textOr(''),
		pesanBatal: textOr(''),
		pesanTidakHadir: textOr(''),
		menu: textOr('[]'),
		menuTentang: textOr('[]'),
		petunjukKosong: textOr(''),
		petunjukPencarian: textOr(''),
		privasiNama: textOr(''),
		privasiEmail: textOr(''),
		privasiTelp: textOr(''),
	})
}

async function createHome({ content, published }: Area): Promise<void> {
	await published('berandaBanner', {
		contentType: text,
		content: text,
		text: text,
		buttonLink: textOrNull,
		buttonTitle: textOrNull,
		urutan: int,
	})
	await content('berandaPendaftaran', { foto: textOrNull, text: text, noTelp: text, noTelpType: text })
	await content('berandaSambutan', {
		fotoSambutan: textOrNull,
		sambutan: text,
		namaPerson: text,
		jabatanPerson: text,
	})
	await published(
		'popupInformation',
		{ type: text, content: textOrNull, text: text, quiz: textOrNull, tayangMulai: int, tayangSelesai: intOrNull },
		{ index: [['tayangMulai']] },
	)
}

async function createClinics({ content, cari }: Area): Promise<void> {
	await content(
		'poliKlinik',
		{ uri: text, nama: text, deskripsi: text, icon: textOrNull, spesialisasi: textOr('[]'), tampil, cari },
		{ unique: [['uri']], index: [['cari', 'id']] },
	)
	await content(
		'keluhan',
		{ kata: text, poliKlinikId: idOf('poliKlinik'), urutan: int },
		{
			unique: [['poliKlinikId', 'kata']],
			index: [
				['urutan', 'id'],
				['poliKlinikId', 'urutan', 'id'],
			],
		},
	)
	await content('tandaBahaya', {
		ditambah: textOr('[]'),
		dimatikan: textOr('[]'),
		kalimat: textOr('[]'),
		bantuan: textOr('[]'),
		dibacaOleh: textOr(''),
		dibacaPada: textOrNull,
	})
	await content(
		'dokter',
		{ nama: text, spesialis: text, foto: textOrNull, favorit: intOrNull, tampil, cari },
		{ index: [['cari', 'id'], ['favorit']] },
	)
	await content(
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
	await content(
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
	await content(
		'jadwalKeterangan',
		{ dokterId: idOf('dokter'), keterangan: text, berlakuSampai: textOrNull, urutan: int },
		{ index: [['dokterId', 'urutan']] },
	)
	await content(
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

async function createHospital({ content, cari }: Area): Promise<void> {
	await content(
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
			tampil,
			cari,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await content(
		'fasilitas',
		{ uri: text, nama: text, foto: text, deskripsi: text, ringkasan: text, urutan: int, tampil, cari },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await content(
		'mitra',
		{
			uri: text,
			nama: text,
			logo: textOrNull,
			deskripsi: text,
			ringkasan: text,
			favorit: intOrNull,
			urutan: int,
			tampil,
			cari,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['favorit']] },
	)
	await content(
		'komunitas',
		{ uri: text, nama: text, foto: textOrNull, deskripsi: text, ringkasan: text, urutan: int, tampil },
		{ unique: [['uri']], index: [['urutan', 'id']] },
	)
	await content(
		'testimoni',
		{ nama: text, foto: textOrNull, rating: int, testimoni: text, favorit: intOrNull, tampil, createdAt: int },
		{ index: [['createdAt', 'id'], ['favorit']] },
	)
	await content('testimoniGoogle', { rating: double, reviews: int })
	await content(
		'prestasi',
		{ nama: text, deskripsi: text, foto: textOrNull, urutan: int, tampil },
		{ index: [['urutan', 'id']] },
	)
	await content('faq', { pertanyaan: text, jawaban: text, urutan: int, tampil }, { index: [['urutan', 'id']] })
	await content(
		'gallery',
		{ contentType: text, content: text, keterangan: text, lebar: intOrNull, tinggi: intOrNull, tampil, createdAt: int },
		{
			index: [
				['createdAt', 'id'],
				['contentType', 'createdAt', 'id'],
			],
		},
	)
}

async function createArticles({ db, content, published, cari }: Area): Promise<void> {
	await content('artikelSetting', {
		posterDaftarArtikel: textOrNull,
		youtubeDaftarArtikel: textOrNull,
		tiktokDaftarArtikel: textOrNull,
		posterDetailArtikel: textOrNull,
		videoDetailArtikel: textOrNull,
		tinjauHari: intOr(365),
	})
	await content(
		'kategoriArtikel',
		{ uri: text, nama: text, favorit: intOrNull, cari },
		{ unique: [['uri']], index: [['cari', 'id'], ['favorit']] },
	)
	await published(
		'artikel',
		{
			uri: text,
			judul: text,
			textContent: text,
			ringkasan: text,
			artikelMedia: text,
			kategoriArtikelId: idOf('kategoriArtikel', 'restrict'),
			favorit: intOrNull,
			metaJudul: textOr(''),
			metaDeskripsi: textOr(''),
			metaGambar: textOrNull,
			penulis: textOr(''),
			peninjau: textOr(''),
			ditinjauPada: textOrNull,
			createdAt: int,
			updatedAt: int,
			cari,
		},
		{
			unique: [['uri']],
			index: [['createdAt', 'id'], ['updatedAt', 'id'], ['kategoriArtikelId', 'createdAt', 'id'], ['favorit']],
		},
	)
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
	await content(
		'artikelDokter',
		{ artikelId: idOf('artikel'), dokterId: idOf('dokter'), urutan: int },
		{ primaryKey: ['artikelId', 'dokterId'], index: [['dokterId'], ['artikelId', 'urutan', 'dokterId']] },
	)
}

/** Every day is open without hours until staff set something. */
const EVERY_DAY = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'].map((hari) => ({
	hari,
	jamMulai: null,
	jamSelesai: null,
}))

async function createShop({ content, published, cari }: Area): Promise<void> {
	await content('shopSetting', {
		durasi: int,
		mulaiTanggal: textOrNull,
		caraCheckin: text,
		syaratKetentuan: text,
		poster: textOrNull,
		hariBuka: textOr(JSON.stringify(EVERY_DAY)),
		kuotaHarian: intOrNull,
		ubahMandiri: intOr(1),
		batasUbahJam: intOr(0),
		createdAt: int,
	})
	await content('shopHariTutup', { tanggal: text, keterangan: text, perkiraan: intOr(0) }, { primaryKey: ['tanggal'] })
	const pilihan = { uri: text, nama: text, urutan: int }
	await content('shopTipe', pilihan, { unique: [['uri']] })
	await content('shopKategori', pilihan, { unique: [['uri']] })
	await content('shopUsia', { ...pilihan, usiaMin: int, usiaMax: int }, { unique: [['uri']] })
	await published(
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
			ringkasan: textOr(''),
			persiapan: textOr(''),
			kuotaHarian: intOrNull,
			urutan: int,
			cari,
		},
		{ unique: [['uri']], index: [['urutan', 'id'], ['tipeId'], ['kategoriId']] },
	)
	await content(
		'shopItemUsia',
		{ shopItemId: idOf('shopItem'), usiaId: idOf('shopUsia', 'restrict') },
		{ primaryKey: ['shopItemId', 'usiaId'], index: [['usiaId', 'shopItemId']] },
	)
}
