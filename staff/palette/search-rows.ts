import { contentNames, contentType } from '../../contract/content/content-types.ts'
import { isKodeDraf } from '../../contract/dokter/kode-draf.ts'
import { namaStatusDraf } from '../../contract/dokter/staff/draf-wa.ts'
import { CARI_MIN } from '../../contract/pasien/staff/pasien.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import { hasPermission, type Izin, type Sumber } from '../../contract/staff/permissions.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { screens } from '../menu.ts'
import { listAddress } from '../menunggu/list-address.ts'
import type { PaletteEntry } from './screen-entries.ts'

/** Of each kind. */
const MOST = 5

/** The content that people look for by its name: these first, then every declared list that has a search. */
const FIRST = ['artikel', 'dokter', 'poli-klinik', 'layanan', 'fasilitas', 'shop-item', 'faq'] as const
const OTHERS = ['beranda-banner', 'popup-information', 'gallery', 'keluhan'] as const
const declared = contentNames.filter((name) => !contentType(name).single)
const CONTENT: readonly Sumber[] = [...new Set([...FIRST, ...declared, ...OTHERS])]

type Source = (q: string, izin: readonly Izin[]) => Promise<PaletteEntry[]>

async function searchReservasi(q: string): Promise<PaletteEntry[]> {
	const { data } = await callApi('GET /v1/staf/reservasi', { query: { q, limit: MOST } })
	return data.map(({ id, kode, atasNama, tanggalVisit, status }) => ({
		kelompok: 'Reservasi',
		judul: atasNama || kode,
		keterangan: `${hariTanggal(tanggalVisit)} · ${namaStatus[status]} · ${kode}`,
		to: `/reservasi/${id}`,
	}))
}

/** A patient has no screen: the latest reservation of the family opens. A family without one is found at the desk's form. */
async function searchPasien(q: string): Promise<PaletteEntry[]> {
	if (q.length < CARI_MIN) return []
	const { data } = await callApi('GET /v1/staf/pasien', { query: { q } })
	const found = data.member.flatMap(({ nama, pasien, reservasi: [latest] }) => {
		if (!latest) return []
		const judul = pasien.map((each) => each.nama).join(', ') || nama || 'Tanpa nama'
		const keterangan = `Reservasi ${hariTanggal(latest.tanggalVisit)}`
		return [{ kelompok: 'Pasien', judul, keterangan, to: `/reservasi/${latest.id}` }]
	})
	return found.slice(0, MOST)
}

async function searchDraf(q: string): Promise<PaletteEntry[]> {
	if (!isKodeDraf(q)) return []
	const { data } = await callApi('GET /v1/staf/draf-wa', { query: { kode: q } })
	return data.map(({ kode, dokter, tanggal, status }) => ({
		kelompok: 'Draf WhatsApp',
		judul: kode,
		keterangan: [dokter, tanggal && hariTanggal(tanggal), namaStatusDraf[status]].filter(Boolean).join(' · '),
		to: `/draf-wa?kode=${kode}`,
	}))
}

async function searchPengguna(q: string): Promise<PaletteEntry[]> {
	const { data } = await callApi('GET /v1/staf/pengguna', { query: { q, limit: MOST } })
	return data.map(({ id, nama, email }) => ({
		kelompok: 'Staf',
		judul: nama,
		keterangan: email,
		to: `/pengguna/${id}`,
	}))
}

const searchContent =
	(sumber: Sumber): Source =>
	async (q, izin) => {
		const screen = screens.find(({ resource }) => resource === sumber)
		if (!screen || !('list' in screen)) return []
		const { label } = screen
		const { data } = await callApi('GET /v1/staf/{sumber}', { params: { sumber }, query: { q, limit: MOST } })
		return data.map((row) => {
			const judul = typeof label === 'string' ? String(row[label] ?? '') : label(row)
			// Who may only read it sees it in its list.
			const isEditor = hasPermission(izin, sumber, 'ubah')
			return {
				kelompok: screen.nama,
				judul,
				to: isEditor ? `/${sumber}/${row.id}` : listAddress({ sumber, saring: { q: judul } }),
			}
		})
	}

const sources: [sumber: Sumber, search: Source][] = [
	['reservasi', searchReservasi],
	['pasien', searchPasien],
	['draf-wa', searchDraf],
	['pengguna', searchPengguna],
	...CONTENT.map((sumber): [Sumber, Source] => [sumber, searchContent(sumber)]),
]

/** Reservations, people and content that these roles may see, by the searches of their lists. */
export async function searchRows(q: string, izin: readonly Izin[]): Promise<PaletteEntry[]> {
	const allowed = sources.filter(([sumber]) => hasPermission(izin, sumber, 'lihat'))
	const found = await Promise.all(allowed.map(([, search]) => search(q, izin)))
	return found.flat()
}
