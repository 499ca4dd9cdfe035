import { type Insertable, type Kysely, sql } from 'kysely'
import type { Column } from '../../database/migrations/table.ts'
import {
	type Encrypted,
	type NotificationSchema,
	type Schema,
	type StaffSchema,
	tables,
} from '../../database/schema.ts'
import { foldText } from '../../database/search/fold-text.ts'

export type RowTable = Exclude<
	keyof Schema,
	'revisi' | 'diubah' | 'migrasiCocok' | 'tugas' | keyof StaffSchema | keyof NotificationSchema
>

/** Monday, 16 November 2026, 09:00 WIB. */
export const SENIN_PAGI = Date.parse('2026-11-16T09:00:00+07:00')

/** Encrypted columns take a plain text too, as from before they were encrypted. */
type Plain<Row> = { [Field in keyof Row]: Encrypted extends Row[Field] ? Row[Field] | string : Row[Field] }

/** Default values of a table. References point to the id `1`. */
const defaultRows: { [Table in RowTable]?: Omit<Plain<Insertable<Schema[Table]>>, 'id' | 'uri' | 'cari'> } = {
	webSetting: {
		namaWeb: 'RS Uji',
		logo: null,
		noTelp: '0333-1',
		noTelpType: 'telp',
		email: 'rs@example.com',
		noTelpUgd: '0333-2',
		noTelpUgdType: 'wa',
		mapLokasi: '',
		petunjukArah: '',
		alamat: '',
		tentang: '',
		persetujuanPelacakan: 'langsung',
		createdAt: SENIN_PAGI,
	},
	webTeks: {},
	webMerek: { namaPendek: '', namaToko: '', lambang: null, warnaUtama: null, warnaPendamping: null },
	webSettingSosmed: { link: 'https://example.com', icon: 'instagram', username: 'rs', urutan: 1 },
	webSettingMetaPixel: { metaPixelId: '1234', createdAt: SENIN_PAGI },
	berandaBanner: {
		contentType: 'gambar',
		content: 'banner.webp',
		text: '',
		buttonLink: null,
		buttonTitle: null,
		berlakuSampai: null,
		urutan: 1,
	},
	berandaPendaftaran: { foto: null, text: '', noTelp: '0333-1', noTelpType: 'telp' },
	berandaSambutan: { fotoSambutan: null, sambutan: '', namaPerson: 'Direktur', jabatanPerson: 'Direktur' },
	video: { judul: 'Video', gambar: null, dicobaPada: SENIN_PAGI },
	artikelSetting: {
		posterDaftarArtikel: null,
		youtubeDaftarArtikel: null,
		tiktokDaftarArtikel: null,
		posterDetailArtikel: null,
		videoDetailArtikel: null,
	},
	shopSetting: {
		durasi: 14,
		caraCheckin: '',
		syaratKetentuan: '',
		poster: null,
		jamTerakhir: null,
		createdAt: SENIN_PAGI,
	},
	antreanSetting: {},
	shopHariTutup: { tanggal: '2026-12-25', keterangan: 'Natal' },
	testimoniGoogle: { rating: 4.5, reviews: 10 },
	popupInformation: {
		type: 'informasi',
		content: null,
		text: '',
		quiz: null,
		tayangMulai: SENIN_PAGI,
		tayangSelesai: null,
	},
	poliKlinik: { nama: 'Poli', deskripsi: '', icon: null },
	keluhan: { kata: 'demam', poliKlinikId: '1', urutan: 1 },
	tandaBahaya: {},
	dokter: { nama: 'Dokter', spesialis: 'Spesialis', foto: null, favorit: null },
	dokterPoliKlinik: { dokterId: '1', poliKlinikId: '1', urutan: 1 },
	jadwalWaktu: {
		dokterId: '1',
		poliKlinikId: '1',
		hari: '["Senin"]',
		keteranganWaktu: 'Pagi',
		jamMulai: '08:00',
		jamSelesai: '12:00',
		urutan: 1,
	},
	jadwalKeterangan: { dokterId: '1', keterangan: 'Cuti', berlakuSampai: null, urutan: 1 },
	jadwalPengecualian: {
		dokterId: '1',
		poliKlinikId: null,
		jenis: 'cuti',
		mulai: '2026-11-17',
		selesai: '2026-11-18',
		jamMulai: null,
		jamSelesai: null,
		alasan: 'Umrah',
		alasanTampil: 1,
	},
	layanan: {
		nama: 'Layanan',
		foto: null,
		noTelp: '0333-1',
		noTelpType: 'telp',
		deskripsi: '',
		ringkasan: '',
		favorit: null,
		urutan: 1,
	},
	fasilitas: { nama: 'Fasilitas', foto: '[]', deskripsi: '', ringkasan: '', urutan: 1 },
	mitra: { nama: 'Mitra', logo: null, deskripsi: '', ringkasan: '', favorit: null, urutan: 1 },
	kategoriArtikel: { nama: 'Kategori', favorit: null },
	artikel: {
		judul: 'Artikel',
		textContent: '',
		ringkasan: '',
		artikelMedia: '[]',
		kategoriArtikelId: '1',
		favorit: null,
		createdAt: SENIN_PAGI,
		updatedAt: SENIN_PAGI,
	},
	artikelDokter: { artikelId: '1', dokterId: '1', urutan: 1 },
	komunitas: { nama: 'Komunitas', foto: null, deskripsi: '', ringkasan: '', urutan: 1 },
	testimoni: { nama: 'Pasien', foto: null, rating: 5, testimoni: '', favorit: null, createdAt: SENIN_PAGI },
	prestasi: { nama: 'Prestasi', deskripsi: '', foto: null, urutan: 1 },
	datang: {
		jamBesuk: '',
		parkir: '',
		pintuMasuk: '',
		transportasi: '',
		dibawa: '',
		bpjs: '',
		bpjsBerkas: '',
	},
	hakPasien: { hak: '', kewajiban: '' },
	faq: { pertanyaan: 'Buka?', jawaban: 'Ya', urutan: 1 },
	gallery: {
		contentType: 'gambar',
		content: 'foto.webp',
		keterangan: '',
		lebar: 3,
		tinggi: 2,
		createdAt: SENIN_PAGI,
	},
	shopTipe: { nama: 'Tipe', urutan: 1 },
	shopKategori: { nama: 'Kategori', urutan: 1 },
	shopUsia: { nama: 'Dewasa', usiaMin: 18, usiaMax: 59, urutan: 1 },
	shopItem: {
		nama: 'Paket',
		harga: 100_000,
		mediaContent: null,
		tipeId: '1',
		kategoriId: '1',
		untukL: 1,
		untukP: 1,
		textContent: '',
		persiapan: '',
		urutan: 1,
	},
	shopItemUsia: { shopItemId: '1', usiaId: '1' },
	artikelKomentar: {
		artikelId: '1',
		komenParentId: null,
		nama: 'Siti',
		komentar: 'Bagus',
		allowStatus: 'diizinkan',
		createdAt: SENIN_PAGI,
	},
	kataKomentar: { kata: 'slot', tindakan: 'spam', createdAt: SENIN_PAGI },
	artikelView: { artikelId: '1', countView: 1 },
	dokterView: { dokterId: '1', countView: 1 },
	member: { nama: 'Siti', noTelp: '0812', email: '', createdAt: SENIN_PAGI, seenAt: SENIN_PAGI },
	memberPerangkat: {
		memberId: '1',
		tokenHash: 'a',
		nama: 'Chrome di Android',
		createdAt: SENIN_PAGI,
		seenAt: SENIN_PAGI,
	},
	memberPindah: { memberId: '1', tokenHash: 'a', expiredAt: SENIN_PAGI },
	memberPasien: {
		memberId: '1',
		own: 0,
		nik: '3510000000000001',
		nama: 'Siti',
		noTelp: '0812',
		tempatLahir: 'Banyuwangi',
		tanggalLahir: '25-07-1990',
		jenisKelamin: 'p',
		alamatLengkap: 'Jalan Melati',
		createdAt: SENIN_PAGI,
	},
	nikKunci: { cek: '', createdAt: SENIN_PAGI },
	persetujuan: { memberId: '1', pasienId: null, tujuan: 'member', versi: '1', createdAt: SENIN_PAGI },
	shopKeranjang: { memberId: '1', pasienId: '1', shopItemId: '1', createdAt: SENIN_PAGI },
	shopReservasi: {
		kode: 'AAAAA-AAAAA-AAAAA',
		memberId: '1',
		atasNama: 'Siti',
		noTelp: '0812',
		tanggalVisit: '2026-11-17',
		total: 100_000,
		idempotencyKey: null,
		status: 'baru',
		createdAt: SENIN_PAGI,
	},
	shopReservasiItem: {
		reservasiId: '1',
		shopItemId: null,
		shopItemNama: 'Paket',
		shopItemUri: 'paket',
		shopItemMedia: null,
		pasienId: null,
		pasienNama: 'Siti',
		harga: 100_000,
		urutan: 1,
	},
	drafWa: { kode: '7KQ4', dokter: 'Dokter', tanggal: '', jaminan: '', createdAt: SENIN_PAGI },
	ringkasanHarian: { tanggal: '2026-11-14', jenis: 'halaman', kunci: 'beranda', jumlah: 1 },
	webVisitor: {
		routeName: 'beranda',
		url: null,
		ip: null,
		provider: null,
		negara: null,
		provinsi: null,
		kota: null,
		timezone: null,
		latitude: null,
		longitude: null,
		webId: null,
		poliKlinikId: null,
		artikelId: null,
		kategoriArtikelId: null,
		layananId: null,
		fasilitasId: null,
		komunitasId: null,
		mitraId: null,
		dokterId: null,
		pengunjung: null,
		createdAt: SENIN_PAGI,
	},
	pengunjungGaram: { tanggal: '2026-11-14', garam: '00' },
	dokterPengunjung: { tanggal: '2026-11-14', pengunjung: '00', dokterId: '1' },
}

/** Whether a table has this column, without a default. */
const needs = (table: RowTable, column: 'uri' | 'cari') => {
	const found: Column | undefined = tables[table].columns[column]
	return found !== undefined && found.default === undefined
}

/**
 * Inserts rows with default values for missing columns: ids are `1`, `2` … in list order, a uri is the table's name and
 * the id, and `cari` is the folded name.
 *
 * @example
 * await insertRows(db, 'poliKlinik', [{ nama: 'Poli Anak' }, { nama: 'Poli Gigi', uri: 'poli-gigi' }])
 */
export async function insertRows<Table extends RowTable>(
	db: Kysely<Schema>,
	table: Table,
	rows: Partial<Plain<Insertable<Schema[Table]>>>[],
): Promise<void> {
	const complete = rows.map((row, index) => {
		const id = 'id' in row ? row.id : String(index + 1)
		const values: Record<string, unknown> = {
			...(!tables[table].keys.primaryKey && { id }),
			...(needs(table, 'uri') && { uri: `${table}-${id}` }),
			...defaultRows[table],
			...row,
		}
		if (needs(table, 'cari')) values.cari ??= foldText(String(values.nama ?? values.judul))
		return values
	})
	const insert = db.insertInto(table as 'artikelView').values(complete as never)
	// A trigger has inserted the count of a new article already.
	const replaced = { countView: sql<number>`excluded."countView"` }
	const upsert = () => insert.onConflict((conflict) => conflict.column('artikelId').doUpdateSet(replaced))
	await (table === 'artikelView' ? upsert() : insert).execute()
}

export const rowTables = Object.keys(defaultRows) as RowTable[]
