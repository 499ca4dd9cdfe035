import {
	hasPermission,
	type Izin,
	namaPeran,
	type Peran,
	peran,
	type Sumber,
} from '../../contract/staff/permissions.ts'

/** What each role is for, in a sentence. */
const tentang: Record<Peran, string> = {
	admin: 'Mengatur situs dan akun staf, dan boleh semua pekerjaan lain.',
	redaksi: 'Menulis dan menerbitkan isi situs, jadwal dokter, dan paket layanan.',
	moderator: 'Memeriksa dan membalas komentar; artikel dan dokter hanya dibaca.',
	pendaftaran: 'Melayani reservasi dan pasien di meja, serta mengatur kalender dan jadwal dokter.',
}

/** What somebody who gives an account wants to know of it. */
const things: [Sumber, string][] = [
	['pasien', 'data pasien'],
	['reservasi', 'reservasi'],
	['komentar', 'komentar'],
	['artikel', 'artikel'],
	['pengguna', 'akun staf'],
	['web-setting', 'pengaturan situs'],
	['audit', 'riwayat perubahan'],
]

const listed = new Intl.ListFormat('id', { type: 'disjunction' })

/** What these roles and rights do not see. Of the permission table, so that it is true. */
export function hiddenFrom(izin: readonly Izin[]): string {
	const names = things.filter(([sumber]) => !hasPermission(izin, sumber, 'lihat')).map(([, nama]) => nama)
	return names.length === 0 ? 'Melihat semuanya, juga data pasien.' : `Tidak melihat ${listed.format(names)}.`
}

export const peranChoices = peran.map((id) => ({
	id,
	name: namaPeran[id],
	help: `${tentang[id]} ${hiddenFrom([id])}`,
}))
