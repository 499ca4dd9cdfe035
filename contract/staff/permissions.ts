import { type ContentName, contentNames, contentType } from '../content/content-types.ts'

/** The roles; a member of staff has one or several. */
export const peran = ['admin', 'redaksi', 'moderator', 'pendaftaran'] as const
export type Peran = (typeof peran)[number]

export const namaPeran: Record<Peran, string> = {
	admin: 'Administrator',
	redaksi: 'Redaksi',
	moderator: 'Moderator',
	pendaftaran: 'Pendaftaran',
}

export type Aksi = 'lihat' | 'buat' | 'ubah' | 'hapus'

type Hak = Partial<Record<Aksi, readonly Peran[]>>

const redaksi: readonly Peran[] = ['admin', 'redaksi']
const admin: readonly Peran[] = ['admin']
/** The reservation desk. */
const meja: readonly Peran[] = ['admin', 'pendaftaran']

/** Content: editors write it; some other roles read it. */
const isi = (...pembaca: readonly Peran[]) =>
	({ lihat: [...redaksi, ...pembaca], buat: redaksi, ubah: redaksi, hapus: redaksi }) satisfies Hak
const semua = (yang: readonly Peran[]) => ({ lihat: yang, buat: yang, ubah: yang, hapus: yang }) satisfies Hak
/** A setting has one row, which is never created or deleted. */
const pengaturan = (yang: readonly Peran[]) => ({ lihat: yang, ubah: yang }) satisfies Hak

/** Those of declared content. */
function declared(name: ContentName): Hak {
	const { single, adminOnly, readers = [] } = contentType(name)
	if (adminOnly) return semua(admin)
	return single ? pengaturan(redaksi) : isi(...readers)
}

/** The permissions of all roles, defined only here. A route with an unknown permission throws at the start. */
export const permissionTable = {
	...(Object.fromEntries(contentNames.map((name) => [name, declared(name)])) as Record<ContentName, Hak>),
	artikel: isi('moderator'),
	dokter: isi('pendaftaran', 'moderator'),
	jadwal: { lihat: [...redaksi, 'pendaftaran'], ubah: [...redaksi, 'pendaftaran'] },
	kalender: { lihat: [...redaksi, 'pendaftaran'], ubah: [...redaksi, 'pendaftaran'] },
	'poli-klinik': isi('pendaftaran'),
	keluhan: isi(),
	'tanda-bahaya': pengaturan(redaksi),
	gallery: isi(),
	'shop-item': isi('pendaftaran'),
	'shop-usia': isi('pendaftaran'),
	'popup-information': isi(),
	'beranda-banner': isi(),
	'artikel-setting': pengaturan(redaksi),
	'shop-setting': pengaturan(redaksi),
	'testimoni-google': pengaturan(redaksi),
	'web-setting': pengaturan(admin),
	teks: pengaturan(admin),
	merek: pengaturan(admin),
	notifikasi: pengaturan(admin),
	'web-setting-sosmed': semua(admin),
	gambar: semua(redaksi),
	komentar: semua(['admin', 'moderator']),
	'kata-komentar': semua(['admin', 'moderator']),
	reservasi: { lihat: meja, buat: meja, ubah: meja },
	pasien: { lihat: meja },
	/** The columns that the desk copies for the hospital's information system. */
	simrs: { lihat: meja, ubah: meja },
	/** Who may delete something; each sees and restores the kinds that it may create. */
	sampah: { lihat: ['admin', 'redaksi', 'moderator'], ubah: ['admin', 'redaksi', 'moderator'] },
	dasbor: { lihat: peran },
	panduan: { lihat: admin, ubah: admin, hapus: admin },
	impor: { lihat: admin, buat: admin },
	pengguna: semua(admin),
	audit: { lihat: admin },
} as const satisfies Record<string, Hak>

export type Sumber = keyof typeof permissionTable

/** A permission; `masuk`: every signed-in member of staff; `terbuka`: everybody, for signing in. */
export type Rule = readonly [Sumber, Aksi] | 'masuk' | 'terbuka'

const anyHak: Record<string, Hak | undefined> = permissionTable

/** The roles that may do it; none for what the table does not name. */
export const allowedRoles = (sumber: string, aksi: Aksi): readonly Peran[] => anyHak[sumber]?.[aksi] ?? []

/** Whether one of these roles may do it: several roles add up. */
export const hasPermission = (siapa: readonly Peran[], sumber: string, aksi: Aksi): boolean =>
	allowedRoles(sumber, aksi).some((each) => siapa.includes(each))

/** What a stolen password must not be enough for: patients, and the accounts of others. */
const guarded: readonly (readonly [Sumber, Aksi])[] = [
	['pasien', 'lihat'],
	['reservasi', 'lihat'],
	['pengguna', 'ubah'],
]

/** Whether these roles see patients or manage accounts; with STAFF_2FA=required they need a second factor. */
export const needsSecondFactor = (siapa: readonly Peran[]): boolean =>
	guarded.some(([sumber, aksi]) => hasPermission(siapa, sumber, aksi))
