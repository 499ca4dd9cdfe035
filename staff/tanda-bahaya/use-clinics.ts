import { useQuery } from '@tanstack/react-query'
import type { PoliWords } from '../../lexicon/answer-complaint.ts'
import { callApi } from '../api/call-api.ts'
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
	})
	return { data, failure: error?.message, refetch }
}

async function readClinics() {
	const [keluhan, poliKlinik] = await Promise.all([
		callApi('GET /v1/public/keluhan'),
		callApi('GET /v1/public/poli-klinik'),
	])
	const { poli, tandaBahaya } = keluhan.data
	const spesialisasiOf = new Map(poli.map(({ id, spesialisasi }) => [id, spesialisasi]))
	const clinics: Clinic[] = poliKlinik.data.map(({ id, nama, keluhan = [] }) => ({
		id,
		nama,
		spesialisasi: spesialisasiOf.get(id) ?? [],
		keluhan: keluhan.map(({ kata }) => kata),
	}))
	return { clinics, tandaBahaya }
}
