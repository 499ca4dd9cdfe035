import type { StatusKiriman } from '../../contract/notifikasi/staff/notifikasi.ts'
import {
	type KelompokPeristiwa,
	kelompokPeristiwa,
	type Peristiwa,
	peristiwaOf,
	peristiwaWebhook,
} from '../../contract/notifikasi/staff/peristiwa.ts'

const namaLain: Record<string, string> = {
	'ringkasan.reservasi': 'Ringkasan reservasi',
	'ringkasan.komentar': 'Ringkasan komentar',
	uji: 'Kiriman uji',
}

const isPeristiwa = (name: string): name is Peristiwa => Object.hasOwn(peristiwaWebhook, name)

/** The name of any message of the outbox. */
export const namaKiriman = (name: string): string =>
	isPeristiwa(name) ? peristiwaWebhook[name].nama : (namaLain[name] ?? name)

export const kelompok = (Object.keys(kelompokPeristiwa) as KelompokPeristiwa[]).map((id) => ({
	id,
	nama: kelompokPeristiwa[id],
	peristiwa: peristiwaOf(id),
}))

/** Events in words; a group of which all are chosen is named as a whole: `Semua reservasi`. */
export const describePeristiwa = (chosen: readonly Peristiwa[]): string =>
	kelompok
		.flatMap(({ nama, peristiwa }) => {
			const own = peristiwa.filter((each) => chosen.includes(each))
			const isWhole = own.length === peristiwa.length && own.length > 1
			return isWhole ? `Semua ${nama.toLowerCase()}` : own.map(namaKiriman)
		})
		.join(', ')

export const namaStatusKiriman: Record<StatusKiriman, string> = {
	menunggu: 'Menunggu',
	terkirim: 'Terkirim',
	gagal: 'Gagal',
	dilewati: 'Dilewati',
}
