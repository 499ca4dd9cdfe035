import { datangBawaan } from '../rumah-sakit/datang-bawaan.ts'
import { hakPasienBawaan } from '../rumah-sakit/hak-pasien-bawaan.ts'
import type { ContentType, Field, Fields } from './content-type.ts'

const landscape = { ratio: 3 / 2, width: 1200 } as const
const shown = { kind: 'shown' } as const

/** A choice of the shop's filters. */
const shopFilter = (filter: string) =>
	({
		ordered: `Urutan ini dipakai pada saringan ${filter} di {toko}. Yang masih dipakai paket tidak dapat dihapus.`,
		readers: ['pendaftaran'],
		usedBy: [{ as: 'paket', table: 'shopItem', label: 'nama', column: `${filter}Id` }],
		fields: {
			nama: { kind: 'text', label: `Nama ${filter}`, max: 100, required: true },
			uri: {
				kind: 'uri',
				page: null,
				label: 'Alamat saringan',
				help: `/yasmin-shop?${filter}=… – kosongkan agar dibuat dari nama.`,
			},
		},
	}) as const

const datangField = (name: keyof typeof datangBawaan, label: string) =>
	({
		kind: 'richText',
		label,
		help: 'Tampil di halaman Datang ke Rumah Sakit. Bagian yang kosong tidak tampil.',
		max: 20_000,
		short: true,
		initial: datangBawaan[name],
	}) as const

const hakPasienField = (name: keyof typeof hakPasienBawaan, label: string) =>
	({
		kind: 'richText',
		label,
		help: 'Tampil di halaman Hak dan Kewajiban Pasien. Naskah bawaannya mengikuti UU 17/2023; minta bagian hukum memeriksanya.',
		max: 20_000,
		short: true,
		initial: hakPasienBawaan[name],
	}) as const

/** Content that follows from its declaration, by its name in paths and permissions. */
export const contentTypes = {
	faq: {
		table: 'faq',
		nama: 'Pertanyaan umum',
		label: 'pertanyaan',
		search: ['pertanyaan', 'jawaban'],
		sort: { pertanyaan: 'Abjad' },
		ordered: 'Urutan dan nomor ini dipakai di halaman FAQ.',
		readers: ['pendaftaran', 'moderator'],
		publicList: {
			about: 'Frequently asked questions',
			summary: 'Questions and answers in the order staff gave them',
		},
		fields: {
			pertanyaan: { kind: 'text', label: 'Pertanyaan', max: 300, required: true },
			jawaban: { kind: 'richText', label: 'Jawaban', max: 20_000, required: true, short: true },
			tampil: shown,
		},
	},
	layanan: {
		table: 'layanan',
		nama: 'Layanan unggulan',
		search: ['cari'],
		sort: { nama: 'Nama', favorit: 'Favorit' },
		ordered:
			'Urutan ini dipakai di menu Layanan Unggulan dan halaman Layanan. Halaman depan hanya menampilkan yang favorit.',
		readers: ['pendaftaran'],
		fields: {
			nama: { kind: 'text', label: 'Nama layanan', max: 150, required: true },
			foto: {
				kind: 'picture',
				label: 'Foto',
				help: 'Mendatar.',
				aside: true,
				folder: 'foto-layanan',
				nama: 'Layanan',
				...landscape,
				shownWhere: 'di kartu dan halaman layanan',
				example: 'Perawat memasang infus di ruang IGD',
			},
			uri: { kind: 'uri', page: '/layanan/', aside: true },
			favorit: {
				kind: 'favourite',
				where: 'di halaman depan',
				order: 'Yang favorit tampil dalam urutan ini di halaman depan.',
				aside: true,
			},
			noTelp: {
				kind: 'phone',
				label: 'Nomor yang dihubungi',
				help: 'Tampil pada kartu “Hubungi Kami Sekarang” di halaman layanan ini.',
			},
			gawatDarurat: {
				kind: 'switch',
				label: 'Layanan gawat darurat',
				help: 'Halamannya dibuka dengan tombol telepon IGD, rute, kapan harus ke IGD, dan yang perlu dibawa.',
			},
			deskripsi: {
				kind: 'richText',
				label: 'Penjelasan',
				help: 'Kalimat pertamanya tampil sebagai ringkasan di daftar layanan.',
				pictures: 'foto-layanan',
				summarised: true,
			},
			tampil: shown,
		},
	},
	fasilitas: {
		table: 'fasilitas',
		nama: 'Fasilitas',
		search: ['cari'],
		ordered: 'Urutan ini dipakai di halaman Fasilitas dan di halaman depan, yang menampilkan semuanya bergantian.',
		fields: {
			nama: { kind: 'text', label: 'Nama fasilitas', max: 150, required: true },
			foto: {
				kind: 'pictures',
				label: 'Foto',
				help: 'Yang pertama tampil di daftar dan di halaman depan; semuanya tampil di halamannya. Paling banyak 20.',
				max: 20,
				folder: 'foto-fasilitas',
				...landscape,
				shownWhere: 'di kartu dan halaman fasilitas',
				example: 'Ruang tunggu dengan deretan kursi hijau',
			},
			deskripsi: { kind: 'richText', label: 'Penjelasan', pictures: 'foto-fasilitas', summarised: true },
			uri: { kind: 'uri', page: '/fasilitas/' },
			tampil: shown,
		},
	},
	mitra: {
		table: 'mitra',
		nama: 'Mitra',
		search: ['cari'],
		sort: { nama: 'Nama', favorit: 'Favorit' },
		ordered: 'Urutan ini dipakai di halaman Mitra. Halaman depan hanya menampilkan yang favorit.',
		fields: {
			nama: {
				kind: 'text',
				label: 'Nama mitra',
				help: 'Asuransi, perusahaan, atau lembaga.',
				max: 150,
				required: true,
			},
			logo: {
				kind: 'picture',
				label: 'Logo',
				help: 'Dengan latar putih atau tembus pandang.',
				aside: true,
				folder: 'logo-mitra',
				nama: 'Logo mitra',
				ratio: null,
				width: 480,
				shownWhere: 'utuh di daftar mitra',
				example: 'Logo Bank Sehat',
			},
			uri: { kind: 'uri', page: '/mitra/', aside: true },
			favorit: {
				kind: 'favourite',
				where: 'di halaman depan, enam sebaris',
				order: 'Yang favorit tampil dalam urutan ini di halaman depan.',
				aside: true,
			},
			deskripsi: {
				kind: 'richText',
				label: 'Penjelasan',
				help: 'Misalnya layanan apa yang ditanggung dan apa yang perlu dibawa.',
				pictures: 'logo-mitra',
				summarised: true,
			},
			tampil: shown,
		},
	},
	komunitas: {
		table: 'komunitas',
		nama: 'Komunitas',
		ordered: 'Urutan ini dipakai di halaman Komunitas, di bagian bawah setiap halaman, dan di Info Kesehatan.',
		fields: {
			nama: { kind: 'text', label: 'Nama komunitas', max: 150, required: true },
			foto: {
				kind: 'picture',
				label: 'Foto',
				help: 'Mendatar.',
				aside: true,
				folder: 'foto-komunitas',
				...landscape,
				shownWhere: 'di kartu dan halaman komunitas',
				example: 'Anggota komunitas diabetes berjalan pagi',
			},
			uri: { kind: 'uri', page: '/komunitas/', aside: true },
			deskripsi: {
				kind: 'richText',
				label: 'Penjelasan',
				help: 'Kegiatannya apa, kapan, dan bagaimana cara ikut.',
				pictures: 'foto-komunitas',
				summarised: true,
			},
			tampil: shown,
		},
	},
	testimoni: {
		table: 'testimoni',
		nama: 'Testimoni',
		search: ['nama', 'testimoni'],
		sort: { nama: 'Nama', rating: 'Bintang', favorit: 'Favorit' },
		dated: true,
		fields: {
			nama: {
				kind: 'text',
				label: 'Nama',
				help: 'Tampil di situs. Mintalah izin yang bersangkutan lebih dahulu.',
				max: 100,
				required: true,
			},
			rating: { kind: 'stars', label: 'Bintang', max: 5 },
			testimoni: { kind: 'text', label: 'Kata-katanya', max: 2000, required: true, lines: 4 },
			foto: {
				kind: 'picture',
				label: 'Foto',
				help: 'Persegi. Tanpa foto tampil huruf awal namanya.',
				folder: 'testimoni',
				ratio: 1,
				width: 400,
				shownWhere: 'bulat di samping nama',
				example: 'Wajah Ibu Sari',
				isRound: true,
			},
			favorit: {
				kind: 'favourite',
				where: 'di halaman depan; yang lain hanya di halaman Testimoni, terbaru lebih dahulu',
				order: 'Testimoni favorit tampil dalam urutan ini di halaman depan.',
			},
			tampil: shown,
		},
	},
	prestasi: {
		table: 'prestasi',
		nama: 'Prestasi',
		ordered: 'Urutan ini dipakai di halaman Prestasi.',
		publicList: { about: 'Achievements', summary: 'Achievements in the order staff gave them' },
		fields: {
			nama: { kind: 'text', label: 'Nama penghargaan', max: 200, required: true },
			foto: {
				kind: 'picture',
				label: 'Foto',
				help: 'Mendatar.',
				aside: true,
				folder: 'foto-prestasi',
				...landscape,
				shownWhere: 'di halaman prestasi',
				example: 'Piala dan piagam akreditasi paripurna',
			},
			deskripsi: { kind: 'richText', label: 'Penjelasan', max: 50_000, short: true },
			tampil: shown,
		},
	},
	'kategori-artikel': {
		table: 'kategoriArtikel',
		nama: 'Kategori artikel',
		search: ['cari'],
		sort: { nama: 'Nama', favorit: 'Favorit' },
		readers: ['moderator'],
		usedBy: [{ as: 'artikel', table: 'artikel', label: 'judul', column: 'kategoriArtikelId' }],
		fields: {
			nama: { kind: 'text', label: 'Nama', max: 100, required: true },
			uri: { kind: 'uri', page: '/kategori-info-kesehatan/' },
			favorit: {
				kind: 'favourite',
				where: 'sebagai tombol di atas halaman Info Kesehatan; yang lain lewat “Kategori Lainnya”',
				order: 'Kategori favorit tampil dalam urutan ini sebagai tombol di atas halaman Info Kesehatan.',
			},
		},
	},
	'shop-tipe': { table: 'shopTipe', nama: 'Tipe paket', ...shopFilter('tipe') },
	'shop-kategori': { table: 'shopKategori', nama: 'Kategori paket', ...shopFilter('kategori') },
	'beranda-pendaftaran': {
		table: 'berandaPendaftaran',
		nama: 'Blok pendaftaran',
		single: true,
		fields: {
			foto: {
				kind: 'picture',
				label: 'Foto',
				aside: true,
				folder: 'beranda/pendaftaran',
				ratio: 4 / 3,
				width: 1200,
				shownWhere: 'di samping ajakan mendaftar',
				example: 'Petugas pendaftaran melayani pasien',
			},
			text: {
				kind: 'richText',
				label: 'Teks',
				help: 'Di halaman depan, di samping tombol Daftar Sekarang dan Konsultasi.',
				max: 20_000,
				short: true,
			},
			noTelp: {
				kind: 'phone',
				label: 'Nomor pendaftaran',
				help: 'Tujuan tombol Konsultasi dan pendaftaran dari jadwal dokter. Dengan WhatsApp, data pasien sudah tertulis; dengan telepon, pengunjung langsung menelepon.',
			},
		},
	},
	'beranda-sambutan': {
		table: 'berandaSambutan',
		nama: 'Sambutan',
		single: true,
		fields: {
			fotoSambutan: {
				kind: 'picture',
				label: 'Foto',
				help: 'Tegak.',
				aside: true,
				folder: 'beranda/sambutan',
				ratio: 9 / 11,
				width: 900,
				shownWhere: 'di samping sambutan',
				example: 'dr. Andi, direktur rumah sakit',
			},
			namaPerson: { kind: 'text', label: 'Nama dan gelar', max: 150, aside: true },
			jabatanPerson: { kind: 'text', label: 'Jabatan', max: 150, aside: true },
			sambutan: { kind: 'richText', label: 'Sambutan', help: 'Tampil di halaman depan.', max: 20_000 },
		},
	},
	datang: {
		table: 'datang',
		nama: 'Datang ke rumah sakit',
		single: true,
		fields: {
			jamBesuk: datangField('jamBesuk', 'Jam besuk'),
			parkir: datangField('parkir', 'Parkir'),
			pintuMasuk: datangField('pintuMasuk', 'Pintu masuk'),
			transportasi: datangField('transportasi', 'Transportasi'),
			dibawa: datangField('dibawa', 'Yang perlu dibawa'),
			bpjs: datangField('bpjs', 'Langkah dengan BPJS'),
			bpjsBerkas: {
				kind: 'text',
				label: 'Daftar periksa BPJS',
				help: 'Satu berkas per baris; pengunjung dapat mencentang dan mencetaknya.',
				max: 2000,
				lines: 5,
				initial: datangBawaan.bpjsBerkas,
			},
		},
	},
	'hak-pasien': {
		table: 'hakPasien',
		nama: 'Hak & kewajiban pasien',
		single: true,
		fields: {
			hak: hakPasienField('hak', 'Hak pasien'),
			kewajiban: hakPasienField('kewajiban', 'Kewajiban pasien'),
		},
	},
	'web-setting-meta-pixel': {
		table: 'webSettingMetaPixel',
		nama: 'Meta Pixel',
		label: 'metaPixelId',
		sort: { metaPixelId: 'ID pixel' },
		dated: true,
		adminOnly: true,
		fields: {
			metaPixelId: {
				kind: 'text',
				label: 'ID pixel',
				help: 'Angka dari Meta Events Manager. Situs memakai yang terbaru; tanpa satu pun, pixel tidak dimuat.',
				max: 30,
				required: true,
				pattern: { regex: /^\d{5,30}$/, message: 'Hanya angka, seperti di Meta Events Manager.' },
			},
		},
	},
} as const satisfies Record<string, ContentType>

export type ContentTypes = typeof contentTypes
export type ContentName = keyof ContentTypes

type FieldsOf<Name extends ContentName> = ContentTypes[Name]['fields']
type AnyField = { [Name in ContentName]: FieldsOf<Name>[keyof FieldsOf<Name>] }[ContentName]
export type DeclaredFolder = Extract<AnyField, { folder: string }>['folder']

export const contentNames = Object.keys(contentTypes) as ContentName[]
/** A declaration with its defaults: rows are named, found and sorted by `nama`. */
export function contentType(name: ContentName) {
	const type: ContentType = contentTypes[name]
	const { label = 'nama', search = [label], sort = { nama: 'Nama' } } = type
	return { ...type, label, search, sort }
}
export type DeclaredType = ReturnType<typeof contentType>

export type PublicName = {
	[Name in ContentName]: ContentTypes[Name] extends { publicList: object } ? Name : never
}[ContentName]
export const publicNames = contentNames.filter((name): name is PublicName => 'publicList' in contentTypes[name])

export const fieldsOfKind = (fields: Fields, ...kinds: Field['kind'][]): string[] =>
	Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
