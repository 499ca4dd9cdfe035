import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { menu } from '../menu.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** The screens that these roles may see, and what they may add. */
export function screenEntries(izin: readonly Izin[]): PaletteEntry[] {
	const own = menu.flatMap(({ nama: area, screens }) =>
		screens
			.filter(({ resource }) => hasPermission(izin, resource, 'lihat'))
			.map((screen) => ({ ...screen, area, path: screen.path ?? screen.resource })),
	)
	const opens = own.map(({ nama, area, path }) => ({
		kelompok: 'Halaman',
		judul: nama,
		keterangan: area,
		to: `/${path}`,
	}))
	const adds = own
		.filter((screen) => 'create' in screen && hasPermission(izin, screen.resource, 'buat'))
		.map(({ nama, satu = nama, path }) => ({
			kelompok: 'Tambah',
			judul: `Tambah ${satu.toLowerCase()}`,
			to: `/${path}/create`,
		}))
	return [
		{ kelompok: 'Halaman', judul: 'Awal', to: '/' },
		...opens,
		{ kelompok: 'Halaman', judul: 'Akun saya', to: '/akun' },
		...(hasPermission(izin, 'reservasi', 'buat')
			? [{ kelompok: 'Tambah', judul: 'Buat reservasi di meja', to: '/reservasi/baru' }]
			: []),
		...adds,
	]
}
