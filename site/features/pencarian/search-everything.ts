import type { Api } from '../../api.ts'
import { emptyList, orElse } from '../../load.ts'

/** All six groups in parallel; a group that fails is empty. */
export async function searchEverything(api: Api, cari: string) {
	const byNama = { searchByNama: cari }
	const [dokter, poliKlinik, layanan, artikel, fasilitas, mitra] = await Promise.all([
		orElse(
			api('GET /v1/public/dokter', { query: { ...byNama, searchByPoliKlinik: cari, sortNama: 'asc' } }),
			emptyList,
		),
		orElse(api('GET /v1/public/poli-klinik', { query: byNama }), emptyList),
		orElse(api('GET /v1/public/layanan', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/artikel', { query: { searchByJudul: cari, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/fasilitas', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/mitra', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
	])
	return { dokter, poliKlinik, layanan, artikel, fasilitas, mitra }
}

export type Hasil = Awaited<ReturnType<typeof searchEverything>>
