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

export const isPeran = (role: string): role is Peran => peran.some((each) => each === role)

export const aksi = ['lihat', 'buat', 'ubah', 'hapus'] as const
export type Aksi = (typeof aksi)[number]

type Baris = Partial<Record<Aksi, readonly Peran[]>>

const redaksi: readonly Peran[] = ['admin', 'redaksi']
const admin: readonly Peran[] = ['admin']
/** The reservation desk. */
const meja: readonly Peran[] = ['admin', 'pendaftaran']

/** Content: editors write it; some other roles read it. */
const isi = (...pembaca: readonly Peran[]) =>
	({ lihat: [...redaksi, ...pembaca], buat: redaksi, ubah: redaksi, hapus: redaksi }) satisfies Baris
const semua = (yang: readonly Peran[]) => ({ lihat: yang, buat: yang, ubah: yang, hapus: yang }) satisfies Baris
/** A setting has one row, which is never created or deleted. */
const pengaturan = (yang: readonly Peran[]) => ({ lihat: yang, ubah: yang }) satisfies Baris

/** Those of declared content. */
function declared(name: ContentName): Baris {
	const { single, adminOnly, readers = [] } = contentType(name)
	if (adminOnly) return semua(admin)
	return single ? pengaturan(redaksi) : isi(...readers)
}

/** The permissions of all roles, defined only here. A route with an unknown permission throws at the start. */
export const permissionTable = {
	...(Object.fromEntries(contentNames.map((name) => [name, declared(name)])) as Record<ContentName, Baris>),
	artikel: isi('moderator'),
	/** Publishing articles, where a review comes before it. */
	'artikel-terbit': { lihat: admin, ubah: admin },
	dokter: isi('pendaftaran', 'moderator'),
	jadwal: { lihat: [...redaksi, 'pendaftaran'], ubah: [...redaksi, 'pendaftaran'] },
	/** Registrations that visitors send by WhatsApp. */
	'draf-wa': { lihat: meja, ubah: meja },
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
	antrean: { lihat: meja, ubah: meja },
	'antrean-setting': pengaturan(meja),
	pasien: { lihat: meja },
	/** The columns that the desk copies for the hospital's information system. */
	simrs: { lihat: meja, ubah: meja },
	/** Who may delete something; each sees and restores the kinds that it may create. */
	sampah: { lihat: ['admin', 'redaksi', 'moderator'], ubah: ['admin', 'redaksi', 'moderator'] },
	tautan: { lihat: redaksi, ubah: redaksi },
	dasbor: { lihat: peran },
	panduan: { lihat: admin, ubah: admin, hapus: admin },
	impor: { lihat: admin, buat: admin },
	pengguna: semua(admin),
	'peran-sendiri': semua(admin),
	audit: { lihat: admin },
	/** What to do when personal data has leaked. */
	kebocoran: { lihat: admin, ubah: admin },
	/** The state of the installation. */
	keadaan: { lihat: admin },
	/** The keys of other systems, and what these systems keep. */
	integrasi: { lihat: admin, buat: admin, hapus: admin },
} as const satisfies Record<string, Baris>

export type Sumber = keyof typeof permissionTable

/** A permission; `masuk`: every signed-in member of staff; `terbuka`: everybody, for signing in. */
export type Rule = readonly [Sumber, Aksi] | 'masuk' | 'terbuka'

const anyBaris: Record<string, Baris | undefined> = permissionTable

/** The roles that may do it; none for what the table does not name. */
export const allowedRoles = (sumber: string, aksi: Aksi): readonly Peran[] => anyBaris[sumber]?.[aksi] ?? []

/** One right of the table: `dokter:ubah`. */
export type Hak = `${Sumber}:${Aksi}`
/** An account's built-in roles, and the rights of its own ones. */
export type Izin = Peran | Hak

/** Whether one of these roles and rights admits it: they add up. */
export const hasPermission = (siapa: readonly Izin[], sumber: string, aksi: Aksi): boolean =>
	siapa.some((each) => each === `${sumber}:${aksi}`) || allowedRoles(sumber, aksi).some((each) => siapa.includes(each))

const isGivable = (sumber: Sumber, each: Aksi) =>
	allowedRoles(sumber, each).some((role) => role !== 'admin' || sumber === 'artikel-terbit')

/** The rights that an own role may have: what only administrators may do cannot be given, but the review of articles. */
export const hakPilihan: readonly Hak[] = (Object.keys(permissionTable) as Sumber[]).flatMap((sumber) =>
	aksi.filter((each) => isGivable(sumber, each)).map((each): Hak => `${sumber}:${each}`),
)

/** What a stolen password must not be enough for: patients, and the accounts of others. */
const guarded: readonly (readonly [Sumber, Aksi])[] = [
	['pasien', 'lihat'],
	['reservasi', 'lihat'],
	['pengguna', 'ubah'],
]

/** Whether these roles and rights see patients or manage accounts; with STAFF_2FA=required they need a second factor. */
export const needsSecondFactor = (siapa: readonly Izin[]): boolean =>
	guarded.some(([sumber, aksi]) => hasPermission(siapa, sumber, aksi))
