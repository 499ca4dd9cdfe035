import type { Api } from '../../api.ts'
import { emptyList, orElse } from '../../load.ts'

/** All six groups in parallel; a group that fails is empty. */
export async function searchEverything(api: Api, cari: string) {
	const byNama = { searchByNama: cari }
	const [dokter, poliKlinik, layanan, artikel, fasilitas, mitra] = await Promise.all([
		orElse(api('listDokter', { query: { ...byNama, searchByPoliKlinik: cari, sortNama: 'asc' } }), emptyList),
		orElse(api('listPoliKlinik', { query: byNama }), emptyList),
		orElse(api('listLayanan', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('listArtikel', { query: { searchByJudul: cari, bentuk: 'ringkas' } }), emptyList),
		orElse(api('listFasilitas', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('listMitra', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
	])
	return { dokter, poliKlinik, layanan, artikel, fasilitas, mitra }
}

export type Hasil = Awaited<ReturnType<typeof searchEverything>>
