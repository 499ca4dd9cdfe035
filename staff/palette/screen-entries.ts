import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { menu } from '../menu.ts'
import { screenWords } from './screen-words.ts'

export interface PaletteEntry {
	/** The heading that it is listed under. */
	kelompok: string
	judul: string
	keterangan?: string
	/** Other words for it. */
	kata?: string | undefined
	/** The address below `/staf`. */
	to: string
}

/** The screens that these roles may see, and what they may add. */
export function screenEntries(izin: readonly Izin[]): PaletteEntry[] {
	const own = menu.flatMap(({ nama: area, screens }) =>
		screens
			.filter(({ resource }) => hasPermission(izin, resource, 'lihat'))
			.map((screen) => ({ ...screen, area, path: screen.path ?? screen.resource })),
	)
	const opens = own.map(({ resource, nama, area, path }) => ({
		kelompok: 'Halaman',
		judul: nama,
		keterangan: area,
		kata: screenWords[resource],
		to: `/${path}`,
	}))
	const adds = own
		.filter((screen) => 'create' in screen && hasPermission(izin, screen.resource, 'buat'))
		.map(({ nama, satu = nama, path }) => ({
			kelompok: 'Tambah',
			judul: `Tambah ${satu.toLowerCase()}`,
			kata: 'buat baru',
			to: `/${path}/create`,
		}))
	return [
		{ kelompok: 'Halaman', judul: 'Awal', to: '/' },
		...opens,
		{
			kelompok: 'Halaman',
			judul: 'Akun saya',
			kata: 'kata sandi password dua langkah passkey authenticator perangkat profil keluar',
			to: '/akun',
		},
		...(hasPermission(izin, 'reservasi', 'buat')
			? [{ kelompok: 'Tambah', judul: 'Buat reservasi di meja', kata: 'tambah pasien baru', to: '/reservasi/baru' }]
			: []),
		...adds,
	]
}

/** The entries with all these words; in each group, those that have them in their name come first. */
export function findScreens(entries: PaletteEntry[], typed: string): PaletteEntry[] {
	const words = typed.toLowerCase().split(/\s+/)
	const has = ({ judul }: PaletteEntry, kata = '') =>
		words.every((word) => judul.toLowerCase().includes(word) || ` ${kata}`.includes(` ${word}`))
	const found = entries.filter((entry) => has(entry, entry.kata))
	const groups = Map.groupBy(found, ({ kelompok }) => kelompok).values()
	return [...groups].flatMap((group) => group.toSorted((a, b) => Number(has(b)) - Number(has(a))))
}
