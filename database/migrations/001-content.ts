import { type Kysely, sql } from 'kysely'
import { COMPATIBLE } from '../history.ts'
import { createChangeTimes } from './change-times.ts'
import { bumpRevisionOnWrite, createRevision } from './revision.ts'
import {
	type Column,
	createTables,
	type DatabaseKind,
	double,
	folded,
	idOf,
	idOrNull,
	int,
	intOr,
	intOrNull,
	table,
	text,
	textOr,
	textOrNull,
	textOrNullBut,
} from './table.ts'

/** Visitors see `terbit` only. `terjadwal` becomes `terbit` at its time. */
export type StatusTerbit = 'konsep' | 'terjadwal' | 'terbit'

const publishable = {
	status: textOr<StatusTerbit>('terbit'),
	/** The time of its first publication; null for a draft and for content that was loaded as published. */
	terbitPada: intOrNull,
}

/** 0 for a row that staff have hidden from the site; articles and schedules keep their references. */
const tampil = intOr(1)
/** 1 when the site shows the hours and offers no registration. */
const jadwalSaja = intOr(0)

/** The codes of a doctor or clinic in other systems. */
const codes = {
	/** Set while the hospital's information system keeps the row. */
	kodeSimrs: textOrNull,
	/** The IHS number of a doctor, the Location of a clinic. */
	kodeSatusehat: textOr(''),
	/** HFIS. */
	kodeBpjs: textOr(''),
}
const noTelpType = text as Column<'wa' | 'telp'>
/** A choice of the shop's filters. */
const pilihan = { uri: text, nama: text, urutan: int }

/** Every day is open without hours until staff set something. */
const EVERY_DAY = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'].map((hari) => ({
	hari,
	jamMulai: null,
	jamSelesai: null,
}))

/** What staff publish and visitors read. Settings have one row each, but for social media and pixels. */
export const tables = {
	webSetting: table({
		namaWeb: text,
		logo: textOrNull,
		noTelp: text,
		noTelpType,
		email: text,
		noTelpUgd: text,
		noTelpUgdType: noTelpType,
		/** Provider and id of the map, see contract/media/embed.ts. */
		mapLokasi: text,
		petunjukArah: text,
		alamat: text,
		tentang: text,
		/** Whether visits are recorded and the pixel is loaded at once, or only after the visitor agrees. */
		persetujuanPelacakan: textOr<'langsung' | 'setuju'>('setuju'),
		/** Who looks up the visitor's place: nobody, our server, or the browser; empty until the hospital has answered. */
		tempatPengunjung: textOr<'' | 'mati' | 'server' | 'browser'>(''),
		/** 1 when the site has promo pages. */
		promo: intOr(0),
		/** 0 when the hospital shows no testimonials and no rating, whatever it has. */
		tampilTestimoni: intOr(1),
		/** 1: articles of editors are reviewed before they are published. */
		tinjauArtikel: intOr(0),
		/** The `webId` of the provider that the content came from; null for our own. */
		webId: textOrNull,
		createdAt: int,
	}),
	webSettingSosmed: table({ link: text, icon: text, username: text, urutan: int }),
	webSettingMetaPixel: table({ metaPixelId: text, createdAt: int }),
	webMerek: table({
		/** Empty: the name of the site. */
		namaPendek: text,
		/** Empty: made from the short name. */
		namaToko: text,
		/** A path; null: that of the specification. */
		alamatToko: textOrNull,
		/** A picture in the folder `merek`. */
		lambang: textOrNull,
		/** `#rrggbb` as chosen; the site darkens a colour that is too light. */
		warnaUtama: textOrNull,
		warnaPendamping: textOrNull,
	}),
	/** Texts of the site that staff can change; an empty one stands for the default. */
	webTeks: table({
		pesanPendaftaran: textOr(''),
		pesanPasienBaru: textOr(''),
		pesanPaket: textOr(''),
		pesanBaru: textOr(''),
		pesanDikonfirmasi: textOr(''),
		pesanHadir: textOr(''),
		pesanSelesai: textOr(''),
		pesanBatal: textOr(''),
		pesanTidakHadir: textOr(''),
		/** JSON: the entries in their order, each with its label. */
		menu: textOr('[]'),
		menuTentang: textOr('[]'),
		petunjukKosong: textOr(''),
		petunjukPencarian: textOr(''),
		privasiNama: textOr(''),
		privasiEmail: textOr(''),
		privasiTelp: textOr(''),
	}),

	berandaBanner: table({
		contentType: text as Column<'gambar' | 'embed_video'>,
		/** File name, or provider and id of the video. */
		content: text,
		text: text,
		buttonLink: textOrNull,
		buttonTitle: textOrNull,
		/** The last day on which it is shown; null for always. */
		berlakuSampai: textOrNull,
		urutan: int,
		...publishable,
	}),
	berandaPendaftaran: table({ foto: textOrNull, text: text, noTelp: text, noTelpType }),
	berandaSambutan: table({ fotoSambutan: textOrNull, sambutan: text, namaPerson: text, jabatanPerson: text }),
	popupInformation: table(
		{
			type: text as Column<'quiz' | 'informasi'>,
			content: textOrNull,
			text: text,
			/** JSON of the contract's quiz, or null. */
			quiz: textOrNull,
			tayangMulai: int,
			tayangSelesai: intOrNull,
			...publishable,
		},
		{ index: ['tayangMulai'] },
	),

	poliKlinik: table(
		{
			uri: text,
			nama: text,
			deskripsi: text,
			icon: textOrNull,
			/** JSON list of ids of the dictionary; empty: found from the name and the doctors' titles. */
			spesialisasi: textOr('[]'),
			jadwalSaja,
			tampil,
			...codes,
			cari: folded,
		},
		{ unique: ['uri', 'kodeSimrs'], index: ['cari, id'] },
	),
	/** An everyday word for a complaint, and the clinic that treats it. */
	keluhan: table(
		{ kata: text, poliKlinikId: idOf('poliKlinik'), urutan: int },
		{ unique: ['poliKlinikId, kata'], index: ['urutan, id', 'poliKlinikId, urutan, id'] },
	),
	/** What the hospital changed in the built-in danger signs; every list is JSON. */
	tandaBahaya: table({
		ditambah: textOr('[]'),
		/** Built-in phrases that are switched off. */
		dimatikan: textOr('[]'),
		/** Reworded sentences of what to do. */
		kalimat: textOr('[]'),
		/** Helplines. */
		bantuan: textOr('[]'),
		/** The doctor who has read the list, and the day. */
		dibacaOleh: textOr(''),
		dibacaPada: textOrNull,
	}),
	dokter: table(
		{
			uri: text,
			nama: text,
			spesialis: text,
			foto: textOrNull,
			/** The profile: one thing in each line. */
			pendidikan: textOr(''),
			bahasa: textOr(''),
			tindakan: textOr(''),
			asuransi: textOr(''),
			favorit: intOrNull,
			jadwalSaja,
			tampil,
			...codes,
			cari: folded,
		},
		{ unique: ['uri', 'kodeSimrs'], index: ['cari, id', 'favorit'] },
	),
	dokterPoliKlinik: table(
		{ dokterId: idOf('dokter'), poliKlinikId: idOf('poliKlinik'), urutan: int },
		{ primaryKey: ['dokterId', 'poliKlinikId'], index: ['poliKlinikId, dokterId', 'dokterId, urutan, poliKlinikId'] },
	),
	jadwalWaktu: table(
		{
			dokterId: idOf('dokter'),
			poliKlinikId: idOf('poliKlinik'),
			/** JSON list of weekday names. */
			hari: text,
			keteranganWaktu: text,
			jamMulai: text,
			jamSelesai: text,
			/** The patients of one day; null when unknown. */
			kuota: intOrNull,
			urutan: int,
		},
		{ index: ['dokterId, urutan', 'poliKlinikId'] },
	),
	jadwalKeterangan: table(
		{
			dokterId: idOf('dokter'),
			keterangan: text,
			/** The last day on which it is shown; null for always. */
			berlakuSampai: textOrNull,
			urutan: int,
		},
		{ index: ['dokterId, urutan'] },
	),
	jadwalPengecualian: table(
		{
			/** Null for a closed clinic. */
			dokterId: idOrNull('dokter', 'cascade'),
			/** Null for all clinics. */
			poliKlinikId: idOrNull('poliKlinik', 'cascade'),
			/** `cuti`, `ganti` (other hours on one day) or `tutup`. */
			jenis: text,
			/** The first and the last day. */
			mulai: text,
			selesai: text,
			jamMulai: textOrNull,
			jamSelesai: textOrNull,
			alasan: text,
			/** 1 when visitors see the reason. */
			alasanTampil: int,
			/** The code of the information system that keeps it; null for staff's own. */
			kodeSimrs: textOrNull,
		},
		{ unique: ['kodeSimrs'], index: ['dokterId, selesai', 'poliKlinikId, selesai', 'selesai'] },
	),

	layanan: table(
		{
			uri: text,
			nama: text,
			foto: textOrNull,
			noTelp: text,
			noTelpType,
			/** 1 when its page opens with how to reach the emergency room. */
			gawatDarurat: intOr(0),
			deskripsi: text,
			ringkasan: text,
			favorit: intOrNull,
			urutan: int,
			tampil,
			cari: folded,
		},
		{ unique: ['uri'], index: ['urutan, id', 'favorit'] },
	),
	fasilitas: table(
		{
			uri: text,
			nama: text,
			/** JSON list of file names. */
			foto: text,
			deskripsi: text,
			ringkasan: text,
			urutan: int,
			tampil,
			cari: folded,
		},
		{ unique: ['uri'], index: ['urutan, id'] },
	),
	mitra: table(
		{
			uri: text,
			nama: text,
			logo: textOrNull,
			deskripsi: text,
			ringkasan: text,
			favorit: intOrNull,
			urutan: int,
			tampil,
			cari: folded,
		},
		{ unique: ['uri'], index: ['urutan, id', 'favorit'] },
	),
	komunitas: table(
		{ uri: text, nama: text, foto: textOrNull, deskripsi: text, ringkasan: text, urutan: int, tampil },
		{ unique: ['uri'], index: ['urutan, id'] },
	),
	testimoni: table(
		{ nama: text, foto: textOrNull, rating: int, testimoni: text, favorit: intOrNull, tampil, createdAt: int },
		{ index: ['createdAt, id', 'favorit'] },
	),
	testimoniGoogle: table({ rating: double, reviews: int }),
	prestasi: table({ nama: text, deskripsi: text, foto: textOrNull, urutan: int, tampil }, { index: ['urutan, id'] }),
	faq: table({ pertanyaan: text, jawaban: text, urutan: int, tampil }, { index: ['urutan, id'] }),
	/** The sections of the page `/datang`; without a row it has the default texts. */
	datang: table({
		jamBesuk: text,
		parkir: text,
		pintuMasuk: text,
		transportasi: text,
		dibawa: text,
		bpjs: text,
		/** Plain text, one document per line. */
		bpjsBerkas: text,
	}),
	/** The page `/hak-pasien`; without a row it has the default texts. */
	hakPasien: table({ hak: text, kewajiban: text }),
	gallery: table(
		{
			contentType: text as Column<'gambar' | 'youtube' | 'tiktok'>,
			/** File name, or provider and id of the video. */
			content: text,
			keterangan: text,
			lebar: intOrNull,
			tinggi: intOrNull,
			tampil,
			createdAt: int,
		},
		{ index: ['createdAt, id', 'contentType, createdAt, id'] },
	),
	/** What was fetched of a video once; its id is provider and id of the video. */
	video: table({
		judul: text,
		/** A file of the gallery; null when there is no picture. */
		gambar: textOrNull,
		dicobaPada: int,
	}),

	artikelSetting: table({
		posterDaftarArtikel: textOrNull,
		/** Videos by provider and id. */
		youtubeDaftarArtikel: textOrNull,
		tiktokDaftarArtikel: textOrNull,
		posterDetailArtikel: textOrNull,
		videoDetailArtikel: textOrNull,
		/** Days after its last change when an article is due for review. */
		tinjauHari: intOr(365),
	}),
	kategoriArtikel: table(
		{ uri: text, nama: text, favorit: intOrNull, cari: folded },
		{ unique: ['uri'], index: ['cari, id', 'favorit'] },
	),
	artikel: table(
		{
			uri: text,
			judul: text,
			textContent: text,
			ringkasan: text,
			/** JSON list of `{ content }`. */
			artikelMedia: text,
			kategoriArtikelId: idOf('kategoriArtikel', 'restrict'),
			favorit: intOrNull,
			/** For search engines and shared links; empty: the title, the summary and the first picture. */
			metaJudul: textOr(''),
			metaDeskripsi: textOr(''),
			metaGambar: textOrNull,
			/** Names, as readers see them. */
			penulis: textOr(''),
			peninjau: textOr(''),
			ditinjauPada: textOrNull,
			/** The review before publishing: none, waiting, or returned with a note. */
			tinjauan: textOr<'' | 'menunggu' | 'kembali'>(''),
			catatanTinjauan: textOr(''),
			createdAt: int,
			updatedAt: int,
			cari: folded,
			...publishable,
		},
		{
			unique: ['uri'],
			index: ['createdAt, id', 'updatedAt, id', 'kategoriArtikelId, createdAt, id', 'favorit', 'peninjau, createdAt'],
		},
	),
	artikelDokter: table(
		{ artikelId: idOf('artikel'), dokterId: idOf('dokter'), urutan: int },
		{ primaryKey: ['artikelId', 'dokterId'], index: ['dokterId', 'artikelId, urutan, dokterId'] },
	),

	shopSetting: table({
		/** Visits may be booked from today until that many days later. */
		durasi: int,
		/** Before this day, `YYYY-MM-DD`, the window starts on it instead of today. */
		mulaiTanggal: textOrNull,
		caraCheckin: text,
		syaratKetentuan: text,
		poster: textOrNull,
		/** JSON list of the open weekdays, each with its hours or null; a weekday that is absent is closed. */
		hariBuka: textOr(JSON.stringify(EVERY_DAY)),
		/** The most people on one day; null for no limit. */
		kuotaHarian: intOrNull,
		/** From this time of day in WIB, `HH:MM`, visitors cannot book the same day; null for no limit. */
		jamTerakhir: textOrNullBut('15:00'),
		/** JSON list of the rules for windows of arrival, see contract/reservasi/jam-datang.ts. */
		jamDatang: textOr('[]'),
		/** 1 when visitors may reschedule and cancel a reservation themselves. */
		ubahMandiri: intOr(1),
		/** They may until that many hours before 00.00 WIB of the visit day. */
		batasUbahJam: intOr(0),
		/** How many hours a free place is held for the first of the waiting list. */
		tawaranJam: intOr(2),
		/** Years after the visit until who it was is removed from a reservation. */
		simpanTahun: intOr(5),
		createdAt: int,
	}),
	/** A day without visits; `perkiraan` is 1 for a holiday whose day is not decided yet. */
	/** With hours only that part of the day is closed. */
	shopHariTutup: table(
		{ tanggal: text, keterangan: text, perkiraan: intOr(0), jamMulai: textOrNull, jamSelesai: textOrNull },
		{ primaryKey: ['tanggal'] },
	),
	/** The queue at the desk. `tipe` and `loket` are JSON lists, see contract/antrean/staff/antrean-setting.ts. */
	antreanSetting: table({
		pakaiNomor: intOr(0),
		cara: textOr<'tipe' | 'loket'>('tipe'),
		hurufUmum: textOr('A'),
		tipe: textOr('[]'),
		loket: textOr('[]'),
	}),
	shopTipe: table(pilihan, { unique: ['uri'] }),
	shopKategori: table(pilihan, { unique: ['uri'] }),
	shopUsia: table({ ...pilihan, usiaMin: int, usiaMax: int }, { unique: ['uri'] }),
	shopItem: table(
		{
			uri: text,
			nama: text,
			harga: int,
			mediaContent: textOrNull,
			tipeId: idOf('shopTipe', 'restrict'),
			kategoriId: idOf('shopKategori', 'restrict'),
			/** 1 when the package is for men. */
			untukL: int,
			/** 1 when the package is for women. */
			untukP: int,
			textContent: text,
			ringkasan: textOr(''),
			/** How long it takes, in words. */
			lama: textOr(''),
			/** Preparation notes in plain text, one per line. */
			persiapan: textOr(''),
			/** The most lines of this package on one day; null for no limit. */
			kuotaHarian: intOrNull,
			/** The clinic whose hours of practice give the limit of each day instead. */
			kuotaPoliKlinikId: idOrNull('poliKlinik', 'set null'),
			urutan: int,
			cari: folded,
			...publishable,
		},
		{ unique: ['uri'], index: ['urutan, id', 'tipeId', 'kategoriId'] },
	),
	shopItemUsia: table(
		{ shopItemId: idOf('shopItem'), usiaId: idOf('shopUsia', 'restrict') },
		{ primaryKey: ['shopItemId', 'usiaId'], index: ['usiaId, shopItemId'] },
	),
}

/** Every write of these tables changes the content revision. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createRevision(db, kind)
	await db.schema
		.createTable(COMPATIBLE)
		.addColumn('nama', 'text', (column) => column.primaryKey())
		.addColumn('sejak', 'text', (column) => column.notNull())
		.execute()
	await createTables(db, kind, tables)
	for (const [name, { columns }] of Object.entries(tables)) {
		await bumpRevisionOnWrite(db, kind, name)
		// Scheduled content is found when its time comes.
		if ('terbitPada' in columns)
			await db.schema
				.createIndex(`${name}_terjadwal`)
				.on(name)
				.column('terbitPada')
				.where(sql.ref('status'), '=', 'terjadwal')
				.execute()
	}
	await createChangeTimes(db, kind)
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
}
