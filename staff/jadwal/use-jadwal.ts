import type { JadwalStaf } from '../../contract/staff/jadwal.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** The doctor or clinic whose week is shown. */
export type Yang = { jenis: 'dokter' | 'poli'; id: string }

export const useJadwal = (yang: Yang | null) =>
	useApiQuery<JadwalStaf>(yang && `/jadwal?${yang.jenis === 'dokter' ? 'dokterId' : 'poliKlinikId'}=${yang.id}`)
