import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import type { KeluhanData } from '../../contract/keluhan.ts'
import { paths } from '../../contract/paths.ts'
import type { PoliKlinikDenganKeluhan } from '../../contract/poli-klinik.ts'
import type { PoliWords } from '../../lexicon/answer-complaint.ts'
import { STAFF_API_KEY } from '../api/use-api-query.ts'

export interface Clinic extends PoliWords {
	nama: string
}

/** The clinics as the site has them for visitors, and the stored changes of the danger signs. */
export function useClinics() {
	const { data, error, refetch } = useQuery({
		queryKey: [...STAFF_API_KEY, 'keluhan'],
		queryFn: readClinics,
		retry: false,
		gcTime: 0,
		networkMode: 'always',
	})
	return { data, failure: error?.message, refetch }
}

async function readClinics(): Promise<{ clinics: Clinic[]; tandaBahaya: KeluhanData['tandaBahaya'] }> {
	const [{ poli, tandaBahaya }, poliKlinik] = await Promise.all([
		readPublic<KeluhanData>(paths.getKeluhan.path),
		readPublic<PoliKlinikDenganKeluhan[]>(paths.listPoliKlinik.path),
	])
	const spesialisasiOf = new Map(poli.map(({ id, spesialisasi }) => [id, spesialisasi]))
	const clinics = poliKlinik.map(({ id, nama, keluhan = [] }) => ({
		id,
		nama,
		spesialisasi: spesialisasiOf.get(id) ?? [],
		keluhan: keluhan.map(({ kata }) => kata),
	}))
	return { clinics, tandaBahaya }
}

/** Reads the public API, past the browser's cache: staff may have changed something a moment ago. */
async function readPublic<Data>(path: string): Promise<Data> {
	const response = await fetch(`/api${path}`, { cache: 'no-cache' }).catch(() => null)
	if (!response?.ok) throw new HttpError('Poli klinik tidak dapat dimuat. Periksa jaringan, lalu ulangi.', 0)
	return (await response.json()).data
}
