import type { Dokter } from '../../../contract/dokter.ts'
import type { Beranda } from '../../../contract/web.ts'
import type { DokterOnCard } from '../dokter/dokter-card.tsx'

export type ShownBeranda = ReturnType<typeof shownBeranda>

/** What the home page shows of its bundle: all that is loaded stands in the page a second time, for the browser. */
export const shownBeranda = (beranda: Beranda) => ({
	banner: beranda.berandaBanner.data,
	dokterFavorit: beranda.dokterFavList.data.map(dokterOnCard),
	dokterTerbanyak: beranda.dokterMostVisited.data.map(dokterOnCard),
	layanan: beranda.layananFavList.data.map(({ id, uri, nama, foto, alt, ringkasan }) => ({
		id,
		uri,
		nama,
		foto,
		ringkasan,
		...said(alt),
	})),
	fasilitas: beranda.fasilitas.data.map(({ id, uri, nama, foto, alt }) => ({
		id,
		uri,
		nama,
		foto: foto[0],
		...said(alt?.[0]),
	})),
	mitra: beranda.mitraFavList.data.map(({ id, uri, nama, logo }) => ({ id, uri, nama, logo })),
})

/** A field without a value would stand in the page all the same. */
const said = (alt: string | null | undefined): { alt?: string } => (typeof alt === 'string' ? { alt } : {})

const dokterOnCard = ({ id, nama, foto, alt, spesialis, poliKlinik, jadwal }: Dokter): DokterOnCard => ({
	id,
	nama,
	foto,
	spesialis,
	...said(alt),
	poliKlinik: poliKlinik.map(({ nama }) => ({ nama })),
	jadwal: {
		waktu: jadwal.waktu.map(({ hari, poliKlinikId }) => ({ hari, poliKlinikId })),
		pengecualian: jadwal.pengecualian.map(({ jenis, poliKlinikId, mulai, selesai }) => ({
			jenis,
			poliKlinikId,
			mulai,
			selesai,
		})),
	},
})
